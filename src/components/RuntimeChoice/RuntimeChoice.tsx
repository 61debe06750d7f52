import * as React from 'react';
import {useTranslate} from '../../contexts/LanguageContext';
import {usePreference} from '../../hooks/usePreference';
import {keepInPlace} from '../../lib/code/keepInPlace';
import {VARIANT_TEXTS} from '../../lib/i18n/texts/variants';
import {RUNTIMES} from '../../shared/code';
import styles from './RuntimeChoice.module.css';

/**
 * Chooses the runtime whose code and text the site shows. The chosen one is marked by CSS, from the
 * attribute on the html element, so that a stored choice is right in the first frame.
 */
export function RuntimeChoice(): React.ReactNode {
  const translate = useTranslate(VARIANT_TEXTS);
  const id = React.useId();
  const [chosen, choose] = usePreference('runtime');
  return (
    <fieldset className={styles.choice} aria-describedby={`${id}note`} data-runtime-choice="">
      <legend className={styles.legend}>{translate('choice.label')}</legend>
      <div className={styles.segments}>
        {RUNTIMES.map((runtime) => (
          <label key={runtime} className={styles.segment} data-chooses={runtime}>
            <input
              type="radio"
              name={id}
              value={runtime}
              checked={chosen === runtime}
              className={styles.radio}
              onChange={(event) => {
                keepInPlace(event.currentTarget, () => choose(runtime));
              }}
            />
            {translate(`variant.${runtime}`)}
          </label>
        ))}
      </div>
      <p id={`${id}note`} className={styles.note}>
        {translate('choice.note')}
      </p>
    </fieldset>
  );
}
