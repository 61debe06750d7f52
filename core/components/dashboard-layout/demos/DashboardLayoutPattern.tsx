import {AppProvider, type Navigation} from '@toolpad/core/AppProvider';
import {DashboardLayout} from '@toolpad/core/DashboardLayout';
import {PageContainer} from '@toolpad/core/PageContainer';
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import StorefrontIcon from '@mui/icons-material/Storefront';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {useMemoryRouter} from '../../../demos/useMemoryRouter'; // In an app: your framework's router.

// The pattern keeps "Invoices" selected on /invoices and on the page of each invoice.
const NAVIGATION: Navigation = [
  {segment: 'market', title: 'Market', icon: <StorefrontIcon />},
  {
    segment: 'invoices',
    title: 'Invoices',
    icon: <ReceiptLongIcon />,
    pattern: 'invoices{/:number}?',
  },
];

export default function DashboardLayoutPattern() {
  const router = useMemoryRouter('/market');

  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      <DashboardLayout>
        <PageContainer>
          <Stack spacing={1} sx={{alignItems: 'flex-start'}}>
            <code>{router.pathname}</code>
            {[2041, 2042].map((number) => (
              <Button key={number} onClick={() => router.navigate(`/invoices/${number}`)}>
                Open invoice {number}
              </Button>
            ))}
          </Stack>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
