import * as React from 'react';
import {useTranslate} from '../../contexts/LanguageContext';
import type {CheckResult} from '../../lib/compatibility/checkPackageJson';
import {chooseVerdict} from '../../lib/compatibility/chooseVerdict';
import type {ManifestProblem} from '../../lib/compatibility/readManifest';
import {REPORT_TEXTS} from '../../lib/i18n/texts/compatibilityReport';

export interface CompatibilityVerdictProps {
  readonly result: CheckResult;
  /** The version of Core that was checked against. */
  readonly version: string;
}

function Problem({problem}: {readonly problem: ManifestProblem}): React.ReactNode {
  const translate = useTranslate(REPORT_TEXTS);
  if (problem.code === 'syntax') {
    const {line, excerpt} = problem.place;
    return translate(`syntax.${problem.reason}`, {line: String(line), excerpt});
  }
  if (problem.code === 'notText') {
    const {line, excerpt} = problem.place;
    return translate('problem.notText', {line: String(line), excerpt, name: problem.name});
  }
  return translate(`problem.${problem.code}`);
}

/** The outcome of a check in a sentence or two, for eyes and ears. */
export function CompatibilityVerdict({
  result,
  version,
}: CompatibilityVerdictProps): React.ReactNode {
  const translate = useTranslate(REPORT_TEXTS);
  if (result.problem) {
    return <Problem problem={result.problem} />;
  }
  const count = result.findings.filter(({severity}) => severity === 'conflict').length;
  return translate(`verdict.${chooseVerdict(result.findings)}`, {version, count: String(count)});
}
