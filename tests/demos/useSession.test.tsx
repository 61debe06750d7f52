import {screen} from '@testing-library/react';
import {testDemos} from './testDemos';

testDemos('/core/react-use-session/', {
  async UseSessionBasic({user}) {
    expect(screen.getByText('All keys hang on the board.')).toBeVisible();
    await user.click(screen.getByRole('switch', {name: 'Ada is on duty'}));
    expect(screen.getByText('Ada holds the keys to gate and aviary.')).toBeVisible();
  },
});
