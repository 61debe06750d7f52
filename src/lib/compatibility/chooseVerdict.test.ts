import {chooseVerdict} from './chooseVerdict';
import type {Finding, FindingCode, Severity} from './types';

function finding(severity: Severity, code: FindingCode): Finding {
  const values = {name: 'react', specifier: '', by: '', range: '', other: ''};
  return {severity, code, values, line: null, install: [], isDev: false};
}

const MISSING = finding('conflict', 'missing');
const CONFLICT = finding('conflict', 'range');
const UNKNOWN = finding('unknown', 'unknown');
const NOTE = finding('note', 'crud');

test.each([
  ['works', []],
  ['notes', [NOTE]],
  ['unsure', [UNKNOWN, NOTE]],
  ['lacks', [MISSING, UNKNOWN, NOTE]],
  ['conflicts', [MISSING, CONFLICT]],
  ['conflicts', [CONFLICT, NOTE]],
])('%s', (verdict, findings) => {
  expect(chooseVerdict(findings)).toBe(verdict);
});
