import * as React from 'react';
import {AppProvider} from '@toolpad/core/AppProvider';
import {Show, type DataModel, type DataSource} from '@toolpad/core/Crud';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface Patient extends DataModel {
  animal: string;
  ward: string;
  arrived: string;
  fed: boolean;
}

const PATIENTS: Patient[] = [
  {id: 'hedgehog', animal: 'Hedgehog', ward: 'quiet', arrived: '2025-03-04', fed: true},
  {id: 'swift', animal: 'Swift', ward: 'flight', arrived: '2025-05-19', fed: false},
];

const SOURCE = {
  fields: [
    {field: 'id', headerName: 'Record'},
    {field: 'animal', headerName: 'Animal'},
    {field: 'arrived', headerName: 'Arrived', type: 'date'},
    {field: 'fed', headerName: 'Fed today', type: 'boolean'},
    {
      field: 'ward',
      headerName: 'Ward',
      type: 'singleSelect',
      valueOptions: [
        {value: 'quiet', label: 'Quiet ward'},
        {value: 'flight', label: 'Flight cage'},
      ],
    },
  ],
  getOne(id) {
    const patient = PATIENTS.find((candidate) => candidate.id === id);
    return patient ?? Promise.reject(new Error(`There is no record "${id}".`));
  },
} satisfies DataSource<Patient>;

// Without deleteOne there is no delete button; a rejected promise becomes a message.
export default function CrudShow() {
  const [id, setId] = React.useState('hedgehog');
  const [message, setMessage] = React.useState('');

  return (
    <AppProvider>
      <Box sx={{p: 2, display: 'grid', gap: 2}}>
        <Box>
          {['hedgehog', 'swift', 'unicorn'].map((record) => (
            <Button key={record} aria-pressed={record === id} onClick={() => setId(record)}>
              {record}
            </Button>
          ))}
        </Box>
        <Show<Patient>
          id={id}
          dataSource={SOURCE}
          onEditClick={(record) => setMessage(`This would open the form of ${record}.`)}
        />
        <Typography aria-live="polite">{message}</Typography>
      </Box>
    </AppProvider>
  );
}
