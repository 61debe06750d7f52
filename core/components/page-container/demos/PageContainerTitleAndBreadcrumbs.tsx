import {AppProvider} from '@toolpad/core/AppProvider';
import {PageContainer, type Breadcrumb} from '@toolpad/core/PageContainer';
import Typography from '@mui/material/Typography';
import {useMemoryRouter} from '../../../demos/useMemoryRouter'; // In an app: your framework's router.

// A crumb without a path is plain text.
const BREADCRUMBS: Breadcrumb[] = [
  {title: 'Archive', path: '/archive'},
  {title: 'Letters', path: '/archive/letters'},
  {title: 'Box 17'},
];

export default function PageContainerTitleAndBreadcrumbs() {
  const router = useMemoryRouter('/archive/letters/17');

  return (
    <AppProvider router={router}>
      <PageContainer title="Letters from the lighthouse" breadcrumbs={BREADCRUMBS} maxWidth="sm">
        <Typography>You are at {router.pathname}.</Typography>
      </PageContainer>
    </AppProvider>
  );
}
