import {writeFixturePackage} from '../testing/fixturePackage';
import {typeText} from '../typeText';
import type {ApiMember, ApiModel, ApiSymbol} from '../types';
import {extractModel} from './extractModel';

// The compiler takes seconds when other tests run beside it.
jest.setTimeout(60_000);

let model: ApiModel;

beforeAll(async () => {
  model = extractModel(await writeFixturePackage());
});

function find(name: string): ApiSymbol {
  const symbol = model.symbols.find((one) => one.name === name);
  if (!symbol) {
    throw new Error(`${name} was not read`);
  }
  return symbol;
}

function show(member: ApiMember): string {
  const mark = member.optional ? '?' : '';
  const value = member.default === undefined ? '' : ` = ${member.default}`;
  return `${member.name}${mark}: ${typeText(member.type)}${value}`;
}

test('reads every export of every import path, and the types that they mention', () => {
  expect(model.symbols.map(({name, kind}) => `${kind} ${name}`)).toEqual([
    'component Box',
    'context BoxContext',
    'type BoxHandle',
    'type BoxProps',
    'type BoxSlots',
    'type Color',
    'type ColorOptions',
    'class Store',
    'hook useBox',
  ]);
});

test('names the specific import path first, and leaves the private one out', () => {
  expect(find('Box').entryPoints).toEqual(['fixture/Box', 'fixture']);
  expect(model.symbols.map(({name}) => name)).not.toContain('secret');
});

test('reads props with what the script, then the comment, says of their defaults', () => {
  expect(find('Box').members.map(show)).toEqual([
    'children: ReactNode',
    "color?: Color = 'red'",
    'old?: boolean',
    'width?: number = 10',
    'slots?: BoxSlots',
    'slotProps?: { lid?: { open: boolean }; frame?: object }',
  ]);
  expect(
    find('Box')
      .members.filter(({deprecated}) => deprecated)
      .map(({name}) => name),
  ).toEqual(['old']);
  expect(find('BoxSlots').members.map(show)).toEqual(['lid?: ElementType = Lid']);
});

test('reads the fields of types that are written out in place', () => {
  const slotProps = find('Box').members.find(({name}) => name === 'slotProps');
  expect(slotProps?.members?.map(show)).toEqual(['lid?: { open: boolean }', 'frame?: object']);
});

test('marks the names of own types, so that they can be linked', () => {
  const color = find('Box').members.find(({name}) => name === 'color');
  expect(color?.type).toEqual([{text: 'Color'}]);
});

test('reads calls, and fills in what an interface was given', () => {
  const [call] = find('useBox').signatures;
  expect(call?.typeParameters).toBe('<T = string>');
  expect(call?.parameters.map(({name, optional}) => [name, optional])).toEqual([
    ['id', false],
    ['options', true],
  ]);
  expect(find('ColorOptions').members.map((member) => [show(member), member.declaredBy])).toEqual([
    ['deep?: { inner?: string }', undefined],
    ['value: Color', 'Options'],
  ]);
});

test('reads the public methods of a class', () => {
  expect(find('Store').members.map(show)).toEqual(['get: (key: string) => unknown']);
  expect(find('Store').signatures.map(({parameters}) => parameters.length)).toEqual([1]);
});

test('says what it cannot read', async () => {
  const folder = await writeFixturePackage({
    'Box/index.d.ts': 'export * from "./Box.js";\nexport declare enum Size { small }',
  });
  expect(() => extractModel(folder)).toThrow(/fixture: "Size" is neither a function/);
});
