import {compareSurfaces} from './surface';

const HEAD = 'fixture 1.0.0\n\n';
const BOX = 'Box: component from fixture/Box\n';

test.each([
  ['nothing changed', 'Box.color?: Color := red\n', 'Box.color?: Color := red\n', []],
  ['a new member', '', 'Box.color?: Color\n', ['Box.color is new']],
  ['a member that is gone', 'Box.color?: Color\n', '', ['Box.color is gone']],
  [
    'a new export, without its parts',
    '',
    'Lid<T>: type\nLid.a: b\nLid[call 1]: () => c\n',
    ['Lid is new'],
  ],
  [
    'an export that is gone, without its parts',
    'Lid: class\nLid.a: b\nLid[type]: c\n',
    '',
    ['Lid is gone'],
  ],
  [
    'another default',
    'Box.color?: Color := red\n',
    'Box.color?: Color := blue\n',
    ['Box.color: the default was red, it is blue'],
  ],
  [
    'a default more',
    'Box.color?: Color\n',
    'Box.color?: Color := blue\n',
    ['Box.color: the default was nothing, it is blue'],
  ],
  [
    'another type',
    'Box.run: () => void\n',
    'Box.run: (a: b) => void\n',
    ['Box.run: it was `() => void`, it is `(a: b) => void`'],
  ],
  [
    'a deprecation',
    'Box.color?: Color\n',
    'Box.color?: Color (deprecated)\n',
    ['Box.color: it was `?Color`, it is `?Color (deprecated)`'],
  ],
  [
    'another import path',
    'Lid: type from fixture/Lid\n',
    'Lid: type from fixture\n',
    ['Lid: it was `type from fixture/Lid`, it is `type from fixture`'],
  ],
])('%s', (_, before, after, changes) => {
  const found = compareSurfaces(HEAD + BOX + before, HEAD + BOX + after);
  expect(found).toEqual(changes);
});
