import * as React from 'react';
import {AppProvider} from '@toolpad/core/AppProvider';
import {Edit, type DataModel, type DataSource} from '@toolpad/core/Crud';
import {PageContainer} from '@toolpad/core/PageContainer';
import Typography from '@mui/material/Typography';

interface Concert extends DataModel {
  band: string;
  seats: number;
  doors: string;
  stage: string;
}

function createConcertSource(onSave: (concert: Concert) => void) {
  let concert: Concert = {
    id: 7,
    band: 'The Slow Rivers',
    seats: 180,
    doors: '2025-09-12T19:30:00',
    stage: 'Barn',
  };

  return {
    fields: [
      {field: 'id'},
      {field: 'band', headerName: 'Band'},
      {field: 'seats', headerName: 'Seats', type: 'number'},
      {field: 'doors', headerName: 'Doors open', type: 'dateTime'},
      {
        field: 'stage',
        headerName: 'Stage',
        type: 'singleSelect',
        valueOptions: ['Barn', 'Meadow'],
      },
    ],
    getOne: () => concert,
    updateOne(_id, values) {
      concert = {...concert, ...values};
      onSave(concert);
      return concert;
    },
    validate: ({seats = 0}) => ({
      issues: seats > 200 ? [{message: 'The hall has 200 seats.', path: ['seats']}] : [],
    }),
  } satisfies DataSource<Concert>;
}

export default function CrudEdit() {
  const [summary, setSummary] = React.useState('not yet');
  const [dataSource] = React.useState(() =>
    createConcertSource(({band, seats}) => setSummary(`${band}, ${seats} seats`)),
  );

  return (
    <AppProvider>
      <PageContainer title="Concert" breadcrumbs={[{title: 'Program'}]}>
        <Edit<Concert> id={7} dataSource={dataSource} />
        <Typography aria-live="polite">Saved: {summary}</Typography>
      </PageContainer>
    </AppProvider>
  );
}
