import * as React from 'react';
import Typography from '@mui/material/Typography';
import {List, type DataModelId} from '@toolpad/core/Crud';
import {useDialogs} from '@toolpad/core/useDialogs';
import {useNotifications} from '@toolpad/core/useNotifications';
import {findSource} from '../lib/findSource';
import type {Find} from '../lib/finds';

const SLOT_PROPS = {dataGrid: {disableColumnFilter: true}};

export default function ShelvesPage() {
  const dialogs = useDialogs();
  const notifications = useNotifications();
  // Another key makes another list, which asks the server again.
  const [visit, setVisit] = React.useState(0);

  async function handOver(id: DataModelId) {
    const owner = await dialogs.prompt('Who takes it home?', {
      title: `Hand over number ${id}`,
      okText: 'Hand over',
    });
    if (!owner) {
      return;
    }
    const {ok} = await fetch(`/api/finds/${id}`, {method: 'DELETE'});
    notifications.show(ok ? `${owner} has it back.` : 'Somebody else was faster.', {
      severity: ok ? 'success' : 'error',
      autoHideDuration: 4000,
    });
    setVisit(visit + 1);
  }

  return (
    <>
      <Typography gutterBottom>Choose what somebody has come for.</Typography>
      <List<Find>
        key={visit}
        dataSource={findSource}
        initialPageSize={25}
        onRowClick={(id) => {
          void handOver(id);
        }}
        slotProps={SLOT_PROPS}
      />
    </>
  );
}
