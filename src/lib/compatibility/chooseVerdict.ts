import type {Finding} from './types';

export type Verdict = 'works' | 'notes' | 'unsure' | 'conflicts';

/** What the findings come to; the worst of them decides. */
export function chooseVerdict(findings: readonly Finding[]): Verdict {
  const has = (severity: Finding['severity']) =>
    findings.some((finding) => finding.severity === severity);
  if (has('conflict')) {
    return 'conflicts';
  }
  if (has('unknown')) {
    return 'unsure';
  }
  return has('note') ? 'notes' : 'works';
}
