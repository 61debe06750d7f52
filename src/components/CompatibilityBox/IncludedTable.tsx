import * as React from 'react';
import {useTranslate} from '../../contexts/LanguageContext';
import {COMPATIBILITY_TEXTS} from '../../lib/i18n/texts/compatibility';
import {ScrollableTable} from '../ScrollableTable/ScrollableTable';
import type {CompatibilityTableProps} from './CompatibilityTable';

/** The packages that come with Core, and in which versions. */
export function IncludedTable({requirements}: CompatibilityTableProps): React.ReactNode {
  const translate = useTranslate(COMPATIBILITY_TEXTS);
  return (
    <ScrollableTable>
      <thead>
        <tr>
          <th scope="col">{translate('included.package')}</th>
          <th scope="col">{translate('included.range')}</th>
        </tr>
      </thead>
      <tbody>
        {requirements.included.map(({name, range}) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>
              <code>{range}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
