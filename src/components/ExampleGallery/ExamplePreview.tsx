import * as React from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {exampleLivePath} from '../../shared/examples';
import {DemoFrame} from '../DemoPlayer/DemoFrame';
import styles from './ExampleGallery.module.css';

export interface ExamplePreviewProps {
  /** The name of the example's folder in `examples/`. */
  readonly of: string;
  readonly title: string;
  /** The room to keep, in CSS pixels. */
  readonly height: number;
}

/** An example that runs in the page, in a frame whose width the reader chooses. */
export function ExamplePreview({of: name, title, height}: ExamplePreviewProps): React.ReactNode {
  const src = useBaseUrl(exampleLivePath(name));
  const [width, setWidth] = React.useState<number | null>(null);
  return (
    <div className={styles.preview}>
      <DemoFrame src={src} title={title} height={height} width={width} onWidthChange={setWidth} />
    </div>
  );
}
