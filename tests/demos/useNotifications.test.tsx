import {screen, waitFor} from '@testing-library/react';
import {testDemos} from './testDemos';

testDemos('/core/react-use-notifications/', {
  async NotificationsBasic({user}) {
    await user.click(screen.getByRole('button', {name: 'Brew tea'}));
    expect(screen.getByRole('alert')).toHaveTextContent('The tea has drawn.');
    await user.click(screen.getByRole('button', {name: 'Close'}));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  },

  async NotificationsSeverities({user}) {
    await user.click(screen.getByRole('button', {name: 'warning'}));
    expect(screen.getByRole('alert')).toHaveTextContent('four minutes late');
    expect(screen.getByRole('alert')).toHaveClass('MuiAlert-colorWarning');
  },

  async NotificationsQueue({user}) {
    await user.click(screen.getByRole('button', {name: 'Take in three parcels'}));
    expect(screen.getByText('A parcel for Kai')).toBeVisible();
    expect(screen.getByText('3')).toBeVisible();
    await user.click(screen.getByRole('button', {name: 'Close'}));
    expect(await screen.findByText('A parcel for Noor')).toBeVisible();
    expect(screen.getByText('2')).toBeVisible();
  },

  async NotificationsCloseByKey({user}) {
    const pump = screen.getByRole('switch', {name: 'Water pump'});
    await user.click(pump);
    expect(screen.getByRole('alert')).toHaveTextContent('The pump is running.');
    await user.click(pump);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  },

  async NotificationsDedupe({user}) {
    await user.click(screen.getByRole('button', {name: 'Light the lamp (0 failed)'}));
    await user.click(screen.getByRole('button', {name: 'Light the lamp (1 failed)'}));
    expect(screen.getByRole('button', {name: 'Light the lamp (2 failed)'})).toBeVisible();
    await user.click(screen.getByRole('button', {name: 'Reset'}));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(screen.getByRole('button', {name: 'Light the lamp (0 failed)'})).toBeVisible();
  },

  async NotificationsScopedProvider({user}) {
    await user.click(screen.getByRole('button', {name: 'Ring in the hall'}));
    await user.click(screen.getByRole('button', {name: 'Ring in the attic'}));
    expect(screen.getByText('Ring from the hall')).toBeVisible();
    expect(screen.getByText('Ring from the attic')).toBeVisible();
  },
});
