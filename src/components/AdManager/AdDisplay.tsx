import * as React from 'react';
import {useTranslate} from '../../contexts/LanguageContext';
import type {Ad, AdShape} from '../../lib/ads/ad';
import styles from './AdDisplay.module.css';
import {useDisplayEvent} from '../../hooks/useDisplayEvent';
import {AD_TEXTS} from '../../lib/i18n/texts/ads';

export interface AdDisplayProps {
  readonly ad: Ad;
  readonly shape: AdShape;
  /** True when analytics is to hear that the ad was displayed. */
  readonly isCounted: boolean;
}

/** An ad: one link with picture and text, and beside it who serves it. */
export function AdDisplay({ad, shape, isCounted}: AdDisplayProps): React.ReactNode {
  const translate = useTranslate(AD_TEXTS);
  useDisplayEvent(ad.label, isCounted);
  return (
    <aside className={styles.ad} data-ad={ad.label} aria-label={translate('ad.label')}>
      <a
        href={ad.link}
        target="_blank"
        rel="noopener sponsored"
        className={styles.link}
        data-ga-event-category="ad"
        data-ga-event-action="click"
        data-ga-event-label={ad.label}
      >
        <img src={ad.img} alt="" className={styles[shape]} width="130" height="100" />
        <span className={styles.text}>
          {ad.name !== '' && <strong className={styles.name}>{ad.name} </strong>}
          {ad.description}
        </span>
      </a>
      <p className={styles.by}>{translate('ad.by', {name: ad.poweredby})}</p>
      {ad.pixels?.map((pixel) => (
        <img key={pixel} src={pixel} alt="" className={styles.pixel} width="1" height="1" />
      ))}
    </aside>
  );
}
