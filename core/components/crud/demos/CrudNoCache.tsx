import * as React from 'react';
import {AppProvider} from '@toolpad/core/AppProvider';
import {CrudProvider, List, Show, type DataModel, type DataSource} from '@toolpad/core/Crud';
import {PageContainer} from '@toolpad/core/PageContainer';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface Buoy extends DataModel {
  place: string;
  waves: number;
}

const FIELDS = [
  {field: 'id', headerName: 'Buoy', width: 80},
  {field: 'place', headerName: 'Place', flex: 1, minWidth: 110},
  {field: 'waves', headerName: 'Waves'},
];

// Readings change all the time, so none of them may come from a cache.
export default function CrudNoCache() {
  const [id, setId] = React.useState('');
  const [requests, setRequests] = React.useState(0);

  const dataSource = React.useMemo((): DataSource<Buoy> => {
    let waves = 40;
    function read(place: string, id: string): Buoy {
      setRequests((count) => count + 1);
      return {id, place, waves: waves++};
    }
    return {
      fields: FIELDS,
      getMany: () => ({items: [read('Outer reef', 'b1')], itemCount: 1}),
      getOne: (id) => read('Outer reef', String(id)),
    };
  }, []);

  return (
    <AppProvider>
      <PageContainer title="Buoys" breadcrumbs={[{title: 'Sea'}]}>
        <Typography aria-live="polite">Requests: {requests}</Typography>
        <CrudProvider dataSource={dataSource} dataSourceCache={null}>
          {id ? <Show id={id} /> : <List onRowClick={(row) => setId(String(row))} />}
        </CrudProvider>
        <Button disabled={!id} onClick={() => setId('')} sx={{alignSelf: 'start', mt: 1}}>
          All buoys
        </Button>
      </PageContainer>
    </AppProvider>
  );
}
