import {NotificationsProvider, useNotifications} from '@toolpad/core/useNotifications';
import Button from '@mui/material/Button';

function Kettle() {
  const notifications = useNotifications();
  return (
    <Button
      onClick={() => notifications.show('The tea has drawn.', {autoHideDuration: 5000})}
      variant="outlined"
    >
      Brew tea
    </Button>
  );
}

export default function NotificationsBasic() {
  return (
    <NotificationsProvider>
      <Kettle />
    </NotificationsProvider>
  );
}
