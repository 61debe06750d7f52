import {createTranslator} from './createTranslator';

const TEXTS = {
  en: {start: 'Start from', title: 'Title', status: 'Status of {product}'},
  de: {start: 'Beginnen mit', status: 'Zustand: {product}'},
} as const;

function createLog() {
  return {warn: jest.fn(), error: jest.fn()};
}

test('gives the texts of a language, with the placeholders filled in', () => {
  const log = createLog();
  const translate = createTranslator(log)(TEXTS, 'de');
  expect(translate('start')).toBe('Beginnen mit');
  expect(translate('status', {product: 'A {b}'})).toBe('Zustand: A {b}');
  expect(log.warn).not.toHaveBeenCalled();
});

test('a missing key warns once per key and falls back to English', () => {
  const log = createLog();
  const translator = createTranslator(log);
  expect(translator(TEXTS, 'de')('title')).toBe('Title');
  expect(translator(TEXTS, 'de')('title')).toBe('Title');
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(log.warn).toHaveBeenCalledWith(expect.stringMatching(/"title".*"de"/));
  const more = {en: {other: 'Other {x}'}, de: {}} as const;
  expect(translator(more, 'de')('other', {x: '1'})).toBe('Other 1');
  expect(log.warn).toHaveBeenCalledTimes(2);
  expect(log.error).not.toHaveBeenCalled();
});

test('a missing language logs one error and shows an ellipsis', () => {
  const log = createLog();
  const translator = createTranslator(log);
  expect(translator(TEXTS, 'fr')('start')).toBe('…');
  expect(translator(TEXTS, 'fr')('status', {product: 'Core'})).toBe('…');
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(log.error).toHaveBeenCalledWith(expect.stringContaining('"fr"'));
  expect(log.warn).not.toHaveBeenCalled();
});
