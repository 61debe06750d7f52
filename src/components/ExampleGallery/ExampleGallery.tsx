import * as React from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {ExampleActions} from './ExampleActions';
import styles from './ExampleGallery.module.css';

/** Each mode has its picture; CSS shows one, and browsers load no other. */
const MODES = ['light', 'dark'] as const;

/** The size of the pictures; `tools/exampleScreenshots.mjs` makes them. */
const PICTURE = {width: 960, height: 600} as const;

export interface ExampleCardProps {
  /** The name of the example's folder in `examples/`. */
  readonly of: string;
  /** What the example is, for the names of its buttons: the words of the heading inside. */
  readonly title: string;
  /** What its picture shows. */
  readonly alt: string;
  /** True when the example runs inside the site. */
  readonly live?: boolean;
  /** A heading and a few sentences. */
  readonly children: React.ReactNode;
}

/** One example application: its picture, what it shows, and ways to have it. */
export function ExampleCard({
  of: name,
  title,
  alt,
  live = false,
  children,
}: ExampleCardProps): React.ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <li className={styles.card}>
      {MODES.map((mode) => (
        <img
          key={mode}
          src={withBaseUrl(`/img/examples/${name}-${mode}.png`)}
          alt={alt}
          {...PICTURE}
          loading="lazy"
          className={clsx(styles.picture, styles[mode])}
        />
      ))}
      <div className={styles.text}>{children}</div>
      <ExampleActions name={name} title={title} isLive={live} />
    </li>
  );
}

/** Puts the cards of examples side by side where there is room. */
export function ExampleGallery({children}: {readonly children: React.ReactNode}): React.ReactNode {
  return (
    <ul role="list" className={styles.gallery}>
      {children}
    </ul>
  );
}
