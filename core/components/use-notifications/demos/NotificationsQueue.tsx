import {NotificationsProvider, useNotifications} from '@toolpad/core/useNotifications';
import Button from '@mui/material/Button';

const PARCELS = ['A parcel for Kai', 'A parcel for Noor', 'A parcel for Pia'];

// One notification shows at a time. The badge counts those in the queue.
function Doorbell() {
  const notifications = useNotifications();
  return (
    <Button
      variant="outlined"
      onClick={() => {
        for (const parcel of PARCELS) {
          notifications.show(parcel);
        }
      }}
    >
      Take in three parcels
    </Button>
  );
}

export default function NotificationsQueue() {
  return (
    <NotificationsProvider>
      <Doorbell />
    </NotificationsProvider>
  );
}
