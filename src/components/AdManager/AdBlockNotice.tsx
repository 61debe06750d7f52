import * as React from 'react';
import {useTranslate} from '../../contexts/LanguageContext';
import {useDisplayEvent} from '../../hooks/useDisplayEvent';
import {AD_TEXTS} from '../../lib/i18n/texts/ads';
import styles from './AdDisplay.module.css';

const LABEL = 'in-house-notice';

export interface AdBlockNoticeProps {
  /** True when analytics is to hear that the notice was displayed. */
  readonly isCounted: boolean;
}

/** Asks readers whose browser blocks the network's ad to allow ads on this site. */
export function AdBlockNotice({isCounted}: AdBlockNoticeProps): React.ReactNode {
  const translate = useTranslate(AD_TEXTS);
  useDisplayEvent(LABEL, isCounted);
  return (
    <aside className={styles.ad} data-ad={LABEL} aria-label={translate('ad.notice.title')}>
      <p className={styles.notice}>
        <strong className={styles.name}>{translate('ad.notice.title')}</strong>
        <br />
        {translate('ad.notice.text')}
      </p>
    </aside>
  );
}
