import {joinTabAddresses, tabHash} from './tabAddresses';

test.each([
  ['npm2yarn', 'pnpm', '#npm2yarn-pnpm'],
  ['my-group', 'a-b', '#my-group-a-b'],
  ['systems', 'Mac OS', '#systems-Mac%20OS'],
])('the tab of %s for %s is at %s', (groupId, value, expected) => {
  expect(tabHash(groupId, value)).toBe(expected);
});

test.each([
  [{}, ['yarn', 'bun'], undefined],
  [{groupId: '', queryString: ''}, ['yarn'], undefined],
  [{groupId: 'npm2yarn'}, [], undefined],
  [{groupId: 'npm2yarn'}, ['yarn'], '#npm2yarn-yarn'],
  [{groupId: 'npm2yarn'}, ['yarn', 'bun'], '#npm2yarn-yarn #npm2yarn-bun'],
  [{groupId: 'npm2yarn', queryString: false}, ['yarn'], '#npm2yarn-yarn'],
  [{groupId: 'npm2yarn', queryString: true}, ['yarn'], '#npm2yarn-yarn ?npm2yarn=yarn'],
  [{groupId: 'npm2yarn', queryString: 'with'}, ['yarn'], '#npm2yarn-yarn ?with=yarn'],
  [{queryString: 'with'}, ['Mac OS', 'bun'], '?with=Mac%20OS ?with=bun'],
])('%j leads to %j by %s', (group, values, expected) => {
  expect(joinTabAddresses(group, values)).toBe(expected);
});
