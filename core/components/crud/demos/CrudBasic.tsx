import * as React from 'react';
import {AppProvider, type Navigation} from '@toolpad/core/AppProvider';
import {Crud, type DataModel, type DataSource} from '@toolpad/core/Crud';
import {DashboardLayout} from '@toolpad/core/DashboardLayout';
import {PageContainer} from '@toolpad/core/PageContainer';
import YardIcon from '@mui/icons-material/Yard';
import {useMemoryRouter} from '../../../demos/useMemoryRouter'; // In an app: your framework's router.

interface Plant extends DataModel {
  name: string;
  bed: string;
  pots: number;
}

// The pattern keeps the item selected on the pages of a record, too.
const NAVIGATION: Navigation = [
  {segment: 'plants', title: 'Plants', icon: <YardIcon />, pattern: 'plants{/:id}*'},
];

function createPlantSource(): DataSource<Plant> {
  let plants: Plant[] = [
    {id: '1', name: 'Lavender', bed: 'South', pots: 12},
    {id: '2', name: 'Rosemary', bed: 'South', pots: 8},
    {id: '3', name: 'Hosta', bed: 'North', pots: 5},
  ];
  let lastId = plants.length;

  function getOne(id: Plant['id']) {
    const plant = plants.find((candidate) => candidate.id === id);
    if (!plant) {
      throw new Error(`There is no plant ${id}.`);
    }
    return plant;
  }

  return {
    fields: [
      {field: 'id', headerName: 'No.', width: 70},
      {field: 'name', headerName: 'Plant', flex: 1, minWidth: 110},
      {field: 'bed', headerName: 'Bed', type: 'singleSelect', valueOptions: ['North', 'South']},
      {field: 'pots', headerName: 'Pots', type: 'number'},
    ],
    getMany: () => ({items: plants, itemCount: plants.length}),
    getOne,
    createOne(values) {
      const plant = {name: '', bed: 'North', pots: 1, ...values, id: String(++lastId)};
      plants = [...plants, plant];
      return plant;
    },
    updateOne(id, values) {
      const plant = {...getOne(id), ...values};
      plants = plants.map((other) => (other.id === id ? plant : other));
      return plant;
    },
    deleteOne(id) {
      plants = plants.filter((plant) => plant.id !== id);
    },
  };
}

export default function CrudBasic() {
  const router = useMemoryRouter('/plants');
  const [dataSource] = React.useState(createPlantSource);

  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      <DashboardLayout defaultSidebarCollapsed>
        <PageContainer>
          <Crud
            dataSource={dataSource}
            rootPath="/plants"
            defaultValues={{bed: 'North', pots: 1}}
          />
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
