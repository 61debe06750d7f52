import * as React from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import {useTranslate} from '../../contexts/LanguageContext';
import type {CheckResult} from '../../lib/compatibility/checkPackageJson';
import {createInstallCommand} from '../../lib/compatibility/createInstallCommand';
import type {Finding} from '../../lib/compatibility/types';
import {REPORT_TEXTS} from '../../lib/i18n/texts/compatibilityReport';
import {TAB_KEY_PREFIX} from '../../shared/storageKeys';
import {PlainCodeBlock} from '../CodeBlock/PlainCodeBlock';
import styles from './CompatibilityBox.module.css';

/** Where Docusaurus keeps which tab of the package managers a reader has chosen. */
const MANAGER_KEY = `${TAB_KEY_PREFIX}npm2yarn`;

export interface CompatibilityFindingsProps {
  readonly result: Extract<CheckResult, {problem: null}>;
}

function FindingItem({finding}: {readonly finding: Finding}): React.ReactNode {
  const translate = useTranslate(REPORT_TEXTS);
  const [manager] = useStorageSlot(MANAGER_KEY);
  const {severity, code, line, values, install, isDev} = finding;
  return (
    <li className={styles.finding}>
      <strong className={styles.severity} data-severity={severity}>
        {translate(`severity.${code === 'missing' ? code : severity}`)}
      </strong>{' '}
      {line !== null && translate('report.line', {line: String(line)})}{' '}
      {translate(`finding.${code}`, values)}{' '}
      {install.length > 0 && (
        <span className={styles.mend}>
          {translate('report.mend')} <code>{createInstallCommand(manager, install, {isDev})}</code>
        </span>
      )}
    </li>
  );
}

/** One command for everything that is in the way, then what the check has found, one by one. */
export function CompatibilityFindings({result}: CompatibilityFindingsProps): React.ReactNode {
  const translate = useTranslate(REPORT_TEXTS);
  const [manager] = useStorageSlot(MANAGER_KEY);
  const {findings, install, hasCore} = result;
  const hasConflict = findings.some(({severity}) => severity === 'conflict');
  const caption = hasConflict ? (hasCore ? 'all' : 'allWithCore') : 'core';
  return (
    <>
      {install.length > 0 && (
        <PlainCodeBlock caption={translate(`report.${caption}`)}>
          {createInstallCommand(manager, install)}
        </PlainCodeBlock>
      )}
      {findings.length > 0 && (
        <ul className={styles.findings} aria-label={translate('report.findings')}>
          {findings.map((finding) => (
            <FindingItem key={`${finding.code} ${finding.values.name}`} finding={finding} />
          ))}
        </ul>
      )}
    </>
  );
}
