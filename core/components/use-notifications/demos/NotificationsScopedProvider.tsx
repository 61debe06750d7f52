import {NotificationsProvider, useNotifications} from '@toolpad/core/useNotifications';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

function Bell({room}: {room: string}) {
  const notifications = useNotifications();
  return (
    <Button
      variant="outlined"
      onClick={() => notifications.show(`Ring from the ${room}`, {autoHideDuration: 4000})}
    >
      Ring in the {room}
    </Button>
  );
}

// A provider has a queue and a place of its own. The hook uses the nearest one above it.
export default function NotificationsScopedProvider() {
  return (
    <NotificationsProvider>
      <Stack direction="row" useFlexGap sx={{gap: 1, flexWrap: 'wrap'}}>
        <Bell room="hall" />
        <NotificationsProvider
          slotProps={{snackbar: {anchorOrigin: {vertical: 'top', horizontal: 'right'}}}}
        >
          <Bell room="attic" />
        </NotificationsProvider>
      </Stack>
    </NotificationsProvider>
  );
}
