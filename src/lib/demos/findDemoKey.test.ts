import {findDemoKey} from './findDemoKey';

test.each([
  ['/toolpad/demos/crud/CrudBasic/', 'crud/CrudBasic'],
  ['/toolpad/demos/crud/CrudBasic', 'crud/CrudBasic'],
  ['/demos/crud/CrudBasic/', 'crud/CrudBasic'],
  ['/toolpad/core/react-crud/', ''],
  ['/', ''],
])('%s is %j', (pathname, key) => {
  expect(findDemoKey(pathname, '/demos/')).toBe(key);
});
