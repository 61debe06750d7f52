import * as React from 'react';
import {NotificationsProvider, useNotifications} from '@toolpad/core/useNotifications';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

function Pump() {
  const notifications = useNotifications();
  const [running, setRunning] = React.useState(false);
  const shown = React.useRef('');

  function toggle(on: boolean) {
    setRunning(on);
    if (on) {
      // show() returns the key of the notification, and close() takes it.
      shown.current = notifications.show('The pump is running.', {severity: 'info'});
    } else {
      notifications.close(shown.current);
    }
  }

  return (
    <FormControlLabel
      control={<Switch checked={running} onChange={(event) => toggle(event.target.checked)} />}
      label="Water pump"
    />
  );
}

export default function NotificationsCloseByKey() {
  return (
    <NotificationsProvider>
      <Pump />
    </NotificationsProvider>
  );
}
