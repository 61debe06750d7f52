import {screen} from '@testing-library/react';
import {testDemos} from './testDemos';

testDemos('/core/react-persistent-state/', {
  async PersistentStateString({user, reload}) {
    await user.clear(screen.getByLabelText('Note'));
    await user.type(screen.getByLabelText('Note'), 'Prune the roses');
    await reload();
    expect(screen.getByLabelText('Note')).toHaveValue('Prune the roses');
    await user.click(screen.getByRole('button', {name: 'Forget the note'}));
    expect(screen.getByLabelText('Note')).toHaveValue('Water the ferns');
  },

  async PersistentStateDayjs({user, reload}) {
    expect(screen.getByText('Thursday, 1 May')).toBeVisible();
    await user.click(screen.getByRole('button', {name: 'A day later'}));
    expect(screen.getByText('Friday, 2 May')).toBeVisible();
    await reload();
    expect(screen.getByText('Friday, 2 May')).toBeVisible();
  },

  async PersistentStateParseError({user, reload}) {
    await user.click(screen.getByRole('button', {name: 'One more'}));
    expect(screen.getByRole('alert')).toHaveTextContent('Rain this week: 1 mm');
    await user.click(screen.getByRole('button', {name: 'Store “a lot”'}));
    await reload();
    expect(screen.getByRole('alert')).toHaveTextContent('The stored text is not a number.');
    await user.click(screen.getByRole('button', {name: 'Empty the gauge'}));
    expect(screen.getByRole('alert')).toHaveTextContent('Rain this week: 0 mm');
  },

  async PersistentStateZod({user, reload}) {
    await user.click(screen.getByRole('checkbox', {name: 'tent'}));
    await reload();
    expect(screen.getByRole('checkbox', {name: 'tent'})).toBeChecked();
    window.localStorage.setItem('demo-packing', '{"tent": "yes"}');
    await reload();
    expect(screen.getByRole('checkbox', {name: 'tent'})).not.toBeChecked();
  },
});
