import * as React from 'react';
import {AppProvider} from '@toolpad/core/AppProvider';
import {PageContainer, PageHeader, PageHeaderToolbar} from '@toolpad/core/PageContainer';
import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const PeriodContext = React.createContext<[string, (period: string) => void]>([
  'day',
  () => undefined,
]);

function Toolbar() {
  const [period, setPeriod] = React.useContext(PeriodContext);
  return (
    <PageHeaderToolbar>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Period"
        value={period}
        onChange={(_event, value: string | null) => setPeriod(value ?? period)}
      >
        <ToggleButton value="day">Day</ToggleButton>
        <ToggleButton value="week">Week</ToggleButton>
      </ToggleButtonGroup>
      <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
        Print
      </Button>
    </PageHeaderToolbar>
  );
}

// Slots keep their identity across renders here; what they need reaches them through a context.
function Header() {
  return <PageHeader slots={{toolbar: Toolbar}} title="Visitors" breadcrumbs={[{title: 'Pool'}]} />;
}

export default function PageContainerToolbarActions() {
  const state = React.useState('day');

  return (
    <AppProvider>
      <PeriodContext value={state}>
        <PageContainer slots={{header: Header}}>
          <Typography>{state[0] === 'day' ? '312 swimmers today' : '2,045 this week'}</Typography>
        </PageContainer>
      </PeriodContext>
    </AppProvider>
  );
}
