import {screen} from '@testing-library/react';
import {getItem, getPage} from './parts';
import {testDemos} from './testDemos';

describe('overview', () => {
  testDemos('/core/introduction/', {
    async OverviewDashboard({user}) {
      await user.click(screen.getByRole('button', {name: 'Open the vents'}));
      expect(screen.getByRole('alert')).toHaveTextContent('The vents are open.');
      await user.click(getItem('Glasshouses'));
      expect(await screen.findByRole('row', {name: /Palm house/})).toBeVisible();
    },
  });
});

describe('tutorial', () => {
  testDemos('/core/introduction/tutorial/', {
    async TutorialTwoPages({user}) {
      await user.click(getItem('Orders'));
      expect(getPage().getByText('Nine bags wait to be ground.')).toBeVisible();
    },

    async TutorialPageAdded({user}) {
      await user.click(getItem('Orders'));
      expect(getPage().getByText('This page was here before.')).toBeVisible();
      await user.click(getItem('Beans'));
      expect(getPage().getByText(/Forty sacks/)).toBeVisible();
    },
  });
});

describe('React Router', () => {
  testDemos('/core/integrations/react-router/', {
    async GuardedRoutes({user}) {
      await user.click(screen.getByRole('button', {name: 'Sign in with Google'}));
      expect(await screen.findByRole('heading', {name: 'Snow'})).toBeVisible();
      expect(getPage().getByText('140 cm.')).toBeVisible();
    },
  });
});
