import {AppProvider, type Navigation} from '@toolpad/core/AppProvider';
import {PageContainer} from '@toolpad/core/PageContainer';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {useMemoryRouter} from '../../../demos/useMemoryRouter'; // In an app: your framework's router.

// The title and the breadcrumbs of each page come from these items.
const NAVIGATION: Navigation = [
  {title: 'Farm'},
  {segment: 'hives', title: 'Hives', children: [{segment: 'meadow', title: 'Meadow hive'}]},
];

export default function PageContainerBasic() {
  const router = useMemoryRouter('/hives/meadow');

  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      <PageContainer>
        <Typography>Eleven frames, all of them full.</Typography>
        <Button onClick={() => router.navigate('/hives')} sx={{alignSelf: 'flex-start', mt: 2}}>
          All hives
        </Button>
      </PageContainer>
    </AppProvider>
  );
}
