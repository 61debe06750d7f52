import * as React from 'react';
import styles from './ApiTable.module.css';

interface ApiTableProps {
  /** What screen readers call the table. */
  readonly label: string;
  readonly columns: readonly string[];
  readonly children: React.ReactNode;
}

/** A table of the API reference. On a phone its rows become a list. */
export function ApiTable({label, columns, children}: ApiTableProps): React.JSX.Element {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {/* MDX puts line breaks between the rows; a table body must not contain text. */}
        <tbody>{React.Children.toArray(children).filter(React.isValidElement)}</tbody>
      </table>
    </div>
  );
}
