import * as React from 'react';
import {AppProvider} from '@toolpad/core/AppProvider';
import {List, type DataModel, type DataSource} from '@toolpad/core/Crud';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface Crossing extends DataModel {
  route: string;
  cars: number;
}

const ROUTES = ['Bay loop', 'Long sound', 'Island hop'];

// Sorting and paging happen where the data is: here in memory, in an app on your server.
function createCrossingSource() {
  let crossings: Crossing[] = Array.from({length: 23}, (_, index) => ({
    id: index + 1,
    route: ROUTES[index % ROUTES.length] ?? '',
    cars: (index * 37) % 60,
  }));

  return {
    fields: [
      {field: 'id', headerName: 'No.', width: 60, sortable: false},
      {field: 'route', headerName: 'Route', flex: 1, minWidth: 115, sortable: false},
      {field: 'cars', headerName: 'Cars', width: 80},
    ],
    getMany({paginationModel: {page, pageSize}, sortModel: [order]}) {
      const sign = order?.sort === 'desc' ? -1 : 1;
      const items = order ? [...crossings].sort((a, b) => sign * (a.cars - b.cars)) : crossings;
      return {
        items: items.slice(page * pageSize, (page + 1) * pageSize),
        itemCount: items.length,
      };
    },
    deleteOne(id) {
      crossings = crossings.filter((crossing) => crossing.id !== id);
    },
  } satisfies DataSource<Crossing>;
}

export default function CrudList() {
  const [dataSource] = React.useState(createCrossingSource);
  const [message, setMessage] = React.useState('Click a row.');

  return (
    <AppProvider>
      <Box sx={{p: 2, display: 'flex', flexDirection: 'column', gap: 1, height: '100vh'}}>
        <Typography aria-live="polite">{message}</Typography>
        <List<Crossing>
          dataSource={dataSource}
          initialPageSize={5}
          onRowClick={(id) => setMessage(`Crossing ${id} is selected.`)}
          onDelete={(id) => setMessage(`Crossing ${id} is gone.`)}
          slotProps={{dataGrid: {pageSizeOptions: [5, 10], disableColumnFilter: true}}}
        />
      </Box>
    </AppProvider>
  );
}
