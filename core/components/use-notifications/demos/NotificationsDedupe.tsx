import * as React from 'react';
import {NotificationsProvider, useNotifications} from '@toolpad/core/useNotifications';
import Button from '@mui/material/Button';

function Lighthouse() {
  const notifications = useNotifications();
  const [failures, setFailures] = React.useState(0);

  function fail() {
    setFailures(failures + 1);
    // While a notification with this key is open, another one is ignored.
    notifications.show('The lamp does not answer.', {
      key: 'lamp',
      severity: 'error',
      actionText: 'Reset',
      onAction: () => {
        setFailures(0);
        notifications.close('lamp');
      },
    });
  }

  return (
    <Button variant="outlined" onClick={fail}>
      Light the lamp ({failures} failed)
    </Button>
  );
}

export default function NotificationsDedupe() {
  return (
    <NotificationsProvider>
      <Lighthouse />
    </NotificationsProvider>
  );
}
