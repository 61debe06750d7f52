import {NotificationsProvider, useNotifications} from '@toolpad/core/useNotifications';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const REPORTS = {
  info: 'Train 12 stops at platform 3.',
  success: 'Train 12 left on time.',
  warning: 'Train 14 is four minutes late.',
  error: 'Train 15 is canceled.',
} as const;
const SEVERITIES = ['info', 'success', 'warning', 'error'] as const;

function Station() {
  const notifications = useNotifications();
  return (
    <Stack direction="row" useFlexGap sx={{gap: 1, flexWrap: 'wrap'}}>
      {SEVERITIES.map((severity) => (
        <Button
          key={severity}
          variant="outlined"
          onClick={() => notifications.show(REPORTS[severity], {severity, autoHideDuration: 3000})}
        >
          {severity}
        </Button>
      ))}
    </Stack>
  );
}

export default function NotificationsSeverities() {
  return (
    <NotificationsProvider>
      <Station />
    </NotificationsProvider>
  );
}
