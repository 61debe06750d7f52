import * as React from 'react';
import {AppProvider} from '@toolpad/core/AppProvider';
import {Create, type DataModel, type DataSource} from '@toolpad/core/Crud';
import {PageContainer} from '@toolpad/core/PageContainer';
import Typography from '@mui/material/Typography';
import {z} from 'zod';

interface Parcel extends DataModel {
  city: string;
  grams: number;
  fragile: boolean;
}

// Any library that follows Standard Schema will do. The messages show under their fields.
const ParcelForm = z.object({
  city: z.string({error: 'Where does it go?'}).min(1, 'Where does it go?'),
  grams: z.number({error: 'Weigh the parcel.'}).max(20_000, '20 kg at most.'),
  fragile: z.boolean(),
});

function createParcelSource() {
  let lastId = 0;
  return {
    fields: [
      {field: 'id'},
      {field: 'city', headerName: 'City'},
      {field: 'grams', headerName: 'Weight in grams', type: 'number'},
      {field: 'fragile', headerName: 'Fragile', type: 'boolean'},
    ],
    createOne: (values) => ({...ParcelForm.parse(values), id: ++lastId}),
    validate: ParcelForm['~standard'].validate,
  } satisfies DataSource<Parcel>;
}

export default function CrudCreate() {
  const [dataSource] = React.useState(createParcelSource);
  const [cities, setCities] = React.useState<string[]>([]);

  return (
    <AppProvider>
      <PageContainer title="New parcel" breadcrumbs={[{title: 'Parcels'}]}>
        <Create<Parcel>
          dataSource={dataSource}
          initialValues={{fragile: true}}
          onSubmitSuccess={({city = ''}) => setCities([...cities, city])}
          resetOnSubmit
        />
        <Typography aria-live="polite">On their way: {cities.join(', ') || 'none'}</Typography>
      </PageContainer>
    </AppProvider>
  );
}
