import * as React from 'react';
import Layout from '@theme/Layout';
import type {Ad} from '../../lib/ads/ad';
import {listInHouseAds} from '../../lib/ads/inHouseAds';
import {AdBlockNotice} from '../AdManager/AdBlockNotice';
import {AdDisplay} from '../AdManager/AdDisplay';
import room from '../AdSlot/AdSlot.module.css';
import styles from './AdStates.module.css';

const [SAMPLE_PICTURE] = listInHouseAds().map((ad) => ad.img);

function createSample(label: string, description: string): Ad {
  return {
    link: 'https://example.com/',
    img: SAMPLE_PICTURE ?? '',
    name: '',
    description,
    poweredby: 'Network',
    label,
  };
}

const LONG_TEXT = 'A text of the length that a network lets its advertisers write. '.repeat(4);

interface AdState {
  readonly name: string;
  readonly content: React.ReactNode;
}

/** Every way that a slot can look, by name. */
const STATES: readonly AdState[] = [
  {name: 'Waiting, crawler, or crashed', content: null},
  {
    name: 'Network, image shape',
    content: (
      <AdDisplay
        ad={createSample('sample-image', 'Ship faster with a database that branches like Git.')}
        shape="image"
        isCounted={false}
      />
    ),
  },
  {
    name: 'Network, inline shape',
    content: (
      <AdDisplay
        ad={{
          ...createSample('sample-inline', 'Logs, traces and metrics in one place.'),
          name: 'Acme',
        }}
        shape="inline"
        isCounted={false}
      />
    ),
  },
  {
    name: 'Network, long text',
    content: (
      <AdDisplay ad={createSample('sample-long', LONG_TEXT)} shape="image" isCounted={false} />
    ),
  },
  {
    name: 'Network, one long word',
    content: (
      <AdDisplay
        ad={createSample('sample-word', 'x'.repeat(200))}
        shape="inline"
        isCounted={false}
      />
    ),
  },
  ...listInHouseAds().map((ad) => ({
    name: `In-house, ${ad.name}`,
    content: <AdDisplay ad={ad} shape="image" isCounted={false} />,
  })),
  {name: 'Ad-block notice', content: <AdBlockNotice isCounted={false} />},
];

export interface AdStatesProps {
  readonly title: string;
}

/** Every state of the ad slot, side by side, for maintainers. Only the development server has it. */
export function AdStates({title}: AdStatesProps): React.ReactNode {
  return (
    <Layout title={title}>
      <main className={styles.main}>
        <h1>{title}</h1>
        <div className={styles.states}>
          {STATES.map(({name, content}) => (
            <section key={name} aria-label={name}>
              <h2 className={styles.name}>{name}</h2>
              <div className={room.room}>{content}</div>
            </section>
          ))}
        </div>
      </main>
    </Layout>
  );
}
