import * as React from 'react';
import {useTranslate} from '../../contexts/LanguageContext';
import {COMPATIBILITY_TEXTS} from '../../lib/i18n/texts/compatibility';
import type {Requirement, Requirements} from '../../shared/compatibility';
import {ScrollableTable} from '../ScrollableTable/ScrollableTable';
import styles from './CompatibilityBox.module.css';

export interface CompatibilityTableProps {
  /** What Core needs, from the installed packages. */
  readonly requirements: Requirements;
}

interface Asked {
  readonly range: string;
  readonly names: readonly string[];
}

/** The ranges of everybody but Core, each once, with who asks for it. */
function groupOthers({ranges}: Requirement, core: string): Asked[] {
  const others = ranges.filter(({by}) => by.name !== core);
  return [...new Set(others.map(({range}) => range))].map((range) => ({
    range,
    names: others.filter((other) => other.range === range).map(({by}) => by.name),
  }));
}

/** Which versions of which packages Core and its companions ask for. */
export function CompatibilityTable({requirements}: CompatibilityTableProps): React.ReactNode {
  const translate = useTranslate(COMPATIBILITY_TEXTS);
  const {core} = requirements;
  return (
    <ScrollableTable>
      <thead>
        <tr>
          <th scope="col">{translate('table.package')}</th>
          <th scope="col">{translate('table.range', core)}</th>
          <th scope="col">{translate('table.needed')}</th>
          <th scope="col">{translate('table.others')}</th>
        </tr>
      </thead>
      <tbody>
        {requirements.requirements.map((requirement) => {
          const own = requirement.ranges.find(({by}) => by.name === core.name);
          const others = groupOthers(requirement, core.name);
          return (
            <tr key={requirement.name}>
              <th scope="row" className={styles.package}>
                <code>{requirement.name}</code>
              </th>
              <td className={styles.range}>
                {own ? <code>{own.range}</code> : translate('table.none')}
              </td>
              <td>{translate(`needed.${requirement.needed}`)}</td>
              <td>
                {others.length === 0 && translate('table.none')}
                {others.map(({range, names}) => (
                  <div key={range}>
                    <code className={styles.range}>{range}</code>{' '}
                    <span className={styles.askers}>{names.join(', ')}</span>
                  </div>
                ))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </ScrollableTable>
  );
}
