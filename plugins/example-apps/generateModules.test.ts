import {lazyModules} from './generateModules';

test('each module loads on its own, by name', () => {
  expect(lazyModules({a: '@site/a', 'b-c': '@site/b'})).toBe(
    'export default {\n"a": () => import("@site/a"),\n"b-c": () => import("@site/b"),\n};',
  );
});

test('no module is an empty list', () => {
  expect(lazyModules({})).toBe('export default {\n};');
});
