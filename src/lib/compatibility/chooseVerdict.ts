import type {Finding} from './types';

export type Verdict = 'works' | 'notes' | 'unsure' | 'lacks' | 'conflicts';

/** What the findings come to; the worst of them decides. */
export function chooseVerdict(findings: readonly Finding[]): Verdict {
  const has = (severity: Finding['severity']) =>
    findings.some((finding) => finding.severity === severity);
  if (findings.some(({severity, code}) => severity === 'conflict' && code !== 'missing')) {
    return 'conflicts';
  }
  if (has('conflict')) {
    return 'lacks';
  }
  if (has('unknown')) {
    return 'unsure';
  }
  return has('note') ? 'notes' : 'works';
}
