import {findLanguageProblem, LANGUAGES} from './languages';
import {Prism} from './prism';

test.each(Object.entries(LANGUAGES))('%s has a label and its grammar is there', (_name, info) => {
  expect(info?.label).toMatch(/^[A-Z]/);
  expect(info?.grammar === null || Prism.languages[info?.grammar ?? '']).toBeTruthy();
});

test.each([
  ['tsx', null],
  ['bash', null],
  [null, 'names no language; write one of ts, tsx'],
  ['', 'names no language'],
  ['typescirpt', 'the language "typescirpt", which the site does not know; write one of ts'],
  ['constructor', 'the language "constructor"'],
])('%s', (language, problem) => {
  const found = findLanguageProblem(language);
  expect(found ?? '').toContain(problem ?? '');
  expect(found === null).toBe(problem === null);
});
