import * as React from 'react';
import {flushSync} from 'react-dom';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {DemoEntry} from '../../../plugins/demos/types';
import {useFullscreen} from '../../hooks/useFullscreen';
import {clearDemoStorage} from '../../lib/demos/clearDemoStorage';
import {editHashStart} from '../../lib/demos/editHashStart';
import {DEFAULT_FRAME_HEIGHT, demoPath, demoStoragePrefix} from '../../shared/demos';
import {DemoFrame} from './DemoFrame';
import styles from './DemoPlayer.module.css';
import {DemoSourcePanel} from './DemoSourcePanel';
import {DemoStage} from './DemoStage';
import {DemoToolbar} from './DemoToolbar';
import {useDemoTools} from './useDemoTools';
import {WidthToolbar} from './WidthToolbar';

const DemoEditor = React.lazy(() =>
  import('../DemoEditor/DemoEditor').then((module) => ({default: module.DemoEditor})),
);

export interface DemoPlayerProps {
  /** Put there by the build from the name in `of`. */
  readonly demo: DemoEntry;
  /** Replaces the title of the catalog. */
  readonly title?: string;
  /** The room to keep, in CSS pixels. */
  readonly height?: number | string;
  /** Runs the demo in a document of its own. */
  readonly frame?: boolean;
}

function toPixels(height: number | string | undefined): number | undefined {
  const pixels = Number(height);
  return Number.isFinite(pixels) && pixels > 0 ? pixels : undefined;
}

/** `<Demo of="X" />` in a page: the demo, its tools and its source. */
export function DemoPlayer({
  demo,
  title = demo.title,
  height,
  frame = demo.frame,
}: DemoPlayerProps): React.ReactNode {
  useBrokenLinks().collectAnchor(demo.id);
  const figure = React.useRef<HTMLElement>(null);
  const iframe = React.useRef<HTMLIFrameElement>(null);
  const panel = React.useRef<HTMLDivElement>(null);
  const [run, setRun] = React.useState(0);
  const [width, setWidth] = React.useState<number | null>(null);
  const [isSourceHidden, setIsSourceHidden] = React.useState(false);
  const [isExpanded, setIsExpanded] = React.useState(false);
  const [isEditing, setIsEditing] = React.useState(false);
  const [isFull, toggleFull] = useFullscreen(figure);
  const tools = useDemoTools(demo, title, panel, () => {
    // What is to be selected must show by then.
    flushSync(() => {
      setIsSourceHidden(false);
      setIsExpanded(true);
    });
  });
  const href = useBaseUrl(demoPath(demo));
  const room = toPixels(height) ?? demo.height;
  const hasWidth = frame || isEditing;

  const load = React.useCallback(async () => {
    const module = await demo.load();
    return {info: demo, component: module.default};
  }, [demo]);

  React.useEffect(() => {
    if (window.location.hash.startsWith(editHashStart(demo.id))) {
      figure.current?.scrollIntoView();
      React.startTransition(() => setIsEditing(true));
    }
  }, [demo.id]);

  const reset = () => {
    setRun(run + 1);
    if (frame && !isEditing) {
      clearDemoStorage(demoStoragePrefix(demo), window);
      iframe.current?.contentWindow?.location.reload();
    }
  };
  const stage = frame ? (
    <DemoFrame
      ref={iframe}
      src={href}
      title={title}
      height={room ?? DEFAULT_FRAME_HEIGHT}
      width={width}
      onWidthChange={setWidth}
    />
  ) : (
    <DemoStage
      className={styles.stage}
      html={demo.renderHtml()}
      load={load}
      run={run}
      height={room}
    />
  );

  return (
    <figure
      ref={figure}
      id={demo.id}
      className={styles.player}
      aria-labelledby={`${demo.id}-title`}
    >
      <figcaption className={styles.head}>
        <span id={`${demo.id}-title`} className={styles.title}>
          {title}
        </span>
        {hasWidth && <WidthToolbar title={title} width={width} onWidthChange={setWidth} />}
      </figcaption>
      {isEditing ? (
        <React.Suspense fallback={stage}>
          <DemoEditor
            key={run}
            demo={demo}
            title={title}
            height={room ?? DEFAULT_FRAME_HEIGHT}
            width={width}
            onWidthChange={setWidth}
            isFresh={run > 0}
            getSource={tools.getSource}
          />
        </React.Suspense>
      ) : (
        stage
      )}
      <DemoToolbar
        id={demo.id}
        title={title}
        href={href}
        tools={tools}
        isSourceHidden={isSourceHidden || isEditing}
        isEditing={isEditing}
        isFull={isFull}
        onToggleSource={() => setIsSourceHidden(!isSourceHidden)}
        onToggleEdit={() => React.startTransition(() => setIsEditing(!isEditing))}
        onReset={reset}
        onToggleFull={toggleFull}
      />
      <DemoSourcePanel
        id={demo.id}
        ref={panel}
        html={demo.sourceHtml}
        load={demo.loadSource}
        isHidden={isSourceHidden || isEditing}
        isExpanded={isExpanded}
        onToggleExpanded={() => setIsExpanded(!isExpanded)}
      />
    </figure>
  );
}
