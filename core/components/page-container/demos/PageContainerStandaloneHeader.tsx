import {AppProvider, type Navigation} from '@toolpad/core/AppProvider';
import {PageHeader} from '@toolpad/core/PageContainer';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import {useMemoryRouter} from '../../../demos/useMemoryRouter'; // In an app: your framework's router.

const NAVIGATION: Navigation = [
  {title: 'Brewery'},
  {segment: 'vats', title: 'Vats'},
  {segment: 'recipes', title: 'Recipes'},
];

// PageHeader is the upper part of PageContainer. Alone, it fits into a layout of your own.
export default function PageContainerStandaloneHeader() {
  const router = useMemoryRouter('/vats');

  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      <Box component="main" sx={{p: 2, display: 'grid', gap: 2}}>
        <Paper variant="outlined" sx={{p: 2}}>
          <PageHeader />
        </Paper>
        <Button onClick={() => router.navigate('/recipes')} sx={{justifySelf: 'start'}}>
          Go to the recipes
        </Button>
      </Box>
    </AppProvider>
  );
}
