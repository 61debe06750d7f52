import * as React from 'react';
import {useAdDetection} from '../../hooks/useAdDetection';
import {chooseAd, chooseShape} from '../../lib/ads/chooseAd';
import {pickInHouseAd} from '../../lib/ads/inHouseAds';
import type {AdOptions} from '../../shared/ads';
import {AdBlockNotice} from './AdBlockNotice';
import {AdDisplay} from './AdDisplay';
import {FeedAd} from './FeedAd';
import {NetworkFrame} from './NetworkFrame';

export interface AdManagerProps {
  readonly options: AdOptions;
  readonly isCrawler: boolean;
  /** True for the sessions that get the inline shape. */
  readonly isInlineSession: boolean;
  /** From 0 up to, and never reaching, 1. */
  readonly random: () => number;
}

/** Fills the slot of a page: shows exactly one ad, or nothing, and tells analytics. */
export function AdManager(props: AdManagerProps): React.ReactNode {
  const {options, isCrawler, isInlineSession, random} = props;
  // Drawn once, so that an ad does not change under the reader's eyes.
  const [draws] = React.useState(() => ({notice: random(), house: random(), display: random()}));
  const shape = chooseShape(options, isInlineSession);
  const isNetworkAsked = shape !== null && !isCrawler;
  const {verdict, ad, isRunning, deliver} = useAdDetection(isNetworkAsked);
  const choice = chooseAd({
    isCrawler,
    shape,
    verdict,
    noticeDraw: draws.notice,
    noticeRatio: options.noticeRatio,
  });
  const isCounted = draws.display < options.displaySampleRatio;
  // The frame stays with its ad: it may still be counting the display.
  const isSourceNeeded = isNetworkAsked && (isRunning || ad !== null);
  return (
    <>
      {isSourceNeeded && shape === 'image' && <NetworkFrame options={options} onAd={deliver} />}
      {isSourceNeeded && shape === 'inline' && <FeedAd options={options} onAd={deliver} />}
      {choice === 'external' && ad && (
        <AdDisplay ad={ad} shape={shape ?? 'image'} isCounted={isCounted} />
      )}
      {choice === 'in-house' && (
        <AdDisplay ad={pickInHouseAd(draws.house)} shape="image" isCounted={isCounted} />
      )}
      {choice === 'notice' && <AdBlockNotice isCounted={isCounted} />}
    </>
  );
}
