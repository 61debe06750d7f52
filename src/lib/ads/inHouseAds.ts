import {BASE_URL} from '../../shared/site';
import type {Ad} from './ad';

interface InHouseAd {
  /** What analytics calls the ad, after `in-house-`. */
  readonly id: string;
  readonly link: string;
  /** A picture in `static/img/ads`, 130 × 100. */
  readonly picture: string;
  readonly name: string;
  readonly description: string;
}

const IN_HOUSE_ADS: readonly [InHouseAd, ...InHouseAd[]] = [
  {
    id: 'mui-x',
    link: 'https://mui.com/x/',
    picture: 'mui-x.svg',
    name: 'MUI X',
    description: 'Data grids, date pickers, charts and tree views that work with your theme.',
  },
  {
    id: 'templates',
    link: 'https://mui.com/store/',
    picture: 'templates.svg',
    name: 'Templates',
    description: 'Start from a finished dashboard and spend your time on what is different.',
  },
  {
    id: 'material-ui',
    link: 'https://mui.com/material-ui/',
    picture: 'material-ui.svg',
    name: 'Material UI',
    description: 'The React components that Toolpad is built on, with a theme of your own.',
  },
];

/** Who serves the in-house ads. */
const HOUSE = 'MUI';

function toAd({id, link, picture, name, description}: InHouseAd): Ad {
  return {
    link,
    img: `${BASE_URL}img/ads/${picture}`,
    name,
    description,
    poweredby: HOUSE,
    label: `in-house-${id}`,
  };
}

/** Every in-house ad, for the page that shows all states. */
export function listInHouseAds(): Ad[] {
  return IN_HOUSE_ADS.map(toAd);
}

/**
 * One of the in-house ads, each as likely as the others.
 *
 * @param draw - from 0 up to, and never reaching, 1
 */
export function pickInHouseAd(draw: number): Ad {
  return toAd(IN_HOUSE_ADS[Math.floor(draw * IN_HOUSE_ADS.length)] ?? IN_HOUSE_ADS[0]);
}
