import * as React from 'react';
import {AppProvider} from '@toolpad/core/AppProvider';
import {List, type DataModel, type DataSource} from '@toolpad/core/Crud';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

interface Painting extends DataModel {
  name: string;
  wall: string;
}

const PAINTINGS: Painting[] = [
  {id: 1, name: 'Low tide', wall: 'East wall'},
  {id: 2, name: 'Two pears', wall: 'East wall'},
  {id: 3, name: 'Snow on slate', wall: 'Stairs'},
];

const SOURCE = {
  fields: [{field: 'id'}, {field: 'name', headerName: 'Name'}],
  getMany: () => ({items: PAINTINGS, itemCount: PAINTINGS.length}),
} satisfies DataSource<Painting>;

interface CardsProps {
  rows: Painting[];
  loading: boolean;
  onRowClick: (params: {row: Painting}) => void;
}

// The slot gets the props of a Data Grid. It may be one with more features, or something else.
function Cards({rows, loading, onRowClick}: CardsProps) {
  return (
    <Box
      sx={{display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))'}}
    >
      {loading && <LinearProgress aria-label="Loading" sx={{gridColumn: '1 / -1'}} />}
      {rows.map((row) => (
        <Card key={row.id} variant="outlined">
          <CardActionArea onClick={() => onRowClick({row})}>
            <CardContent>
              <Typography>{row.name}</Typography>
              <Typography variant="caption">{row.wall}</Typography>
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}

export default function CrudListSlots() {
  const [chosen, setChosen] = React.useState('nothing yet');

  return (
    <AppProvider>
      <Box sx={{p: 2}}>
        <Typography aria-live="polite">Chosen: {chosen}</Typography>
        <List<Painting>
          dataSource={SOURCE}
          onRowClick={(id) => setChosen(PAINTINGS.find((row) => row.id === id)?.name ?? '')}
          slots={{dataGrid: Cards}}
        />
      </Box>
    </AppProvider>
  );
}
