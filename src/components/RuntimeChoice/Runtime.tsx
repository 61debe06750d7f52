import * as React from 'react';
import {useTranslate} from '../../contexts/LanguageContext';
import {VARIANT_TEXTS} from '../../lib/i18n/texts/variants';
import {RUNTIMES} from '../../shared/code';

export interface RuntimeProps {
  /** The runtimes that the text is for, with a space between them; the build has checked them. */
  readonly is: string;
  /** Whether it stands inside a line of text. */
  readonly inline?: boolean;
  readonly children: React.ReactNode;
}

/**
 * Text for readers of some runtimes. `src/css/code.css` hides it from the others; without JavaScript
 * all of it shows, after the names of its runtimes.
 */
export function Runtime({is, inline = false, children}: RuntimeProps): React.ReactNode {
  const translate = useTranslate(VARIANT_TEXTS);
  const names = RUNTIMES.filter((runtime) => is.split(' ').includes(runtime)).map((runtime) =>
    translate(`variant.${runtime}`),
  );
  const Element = inline ? 'span' : 'div';
  return (
    <Element data-runtimes={is} data-label={names.join(', ')}>
      {children}
    </Element>
  );
}
