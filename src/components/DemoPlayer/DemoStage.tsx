import * as React from 'react';
import {useTranslate} from '../../contexts/LanguageContext';
import {DEMO_TEXTS} from '../../lib/i18n/texts/demos';
import {holdNavigation} from '../../lib/dom/holdNavigation';
import {startWhenNear} from '../../lib/dom/startWhenNear';
import type {MountableDemo, MountedDemo} from './mountDemo';

/** How far from the visible area a demo starts, so that it answers once a reader is there. */
const NEAR_PX = 300;

/** A demo and what runs it, both loaded. */
export interface ReadyDemo {
  readonly info: MountableDemo;
  readonly component: React.ComponentType;
}

export interface DemoStageProps {
  /** What the server has rendered; empty in the browser, which keeps what is there. */
  readonly html: string;
  readonly load: () => Promise<ReadyDemo>;
  /** Counts the resets: another number starts the demo afresh. */
  readonly run?: number;
  readonly className?: string | undefined;
  /** The room to keep, in CSS pixels. */
  readonly height?: number | undefined;
}

/** Where a demo runs: the server's HTML first, alive as soon as it comes near the visible area. */
export function DemoStage({
  html,
  load,
  run = 0,
  className,
  height,
}: DemoStageProps): React.ReactNode {
  const box = React.useRef<HTMLDivElement>(null);
  const translate = useTranslate(DEMO_TEXTS);
  const mounted = React.useRef<MountedDemo>(null);
  const [hasFailed, setHasFailed] = React.useState(false);

  React.useEffect(() => {
    const container = box.current;
    if (!container || hasFailed) {
      return undefined;
    }
    let isGone = false;
    const release = holdNavigation(container);
    const start = async () => {
      const [{info, component}, {mountDemo}] = await Promise.all([load(), import('./mountDemo')]);
      await new Promise<void>((resolve) => {
        if (isGone) {
          resolve();
          return;
        }
        React.startTransition(() => {
          mounted.current = mountDemo(container, info, component, () => {
            container.dataset.demoState = 'running';
            release();
            resolve();
          });
        });
      });
    };
    const callOff = startWhenNear(
      container,
      {distance: NEAR_PX, work: start, onFailure: () => setHasFailed(true)},
      window,
    );
    return () => {
      isGone = true;
      release();
      callOff();
      mounted.current?.unmount();
      mounted.current = null;
    };
  }, [load, hasFailed]);

  React.useEffect(() => {
    if (run > 0) {
      mounted.current?.reset();
    }
  }, [run]);

  return (
    <div className={className}>
      {hasFailed && (
        <p role="alert" className="demo-failure">
          {translate('failure.notLoaded')}{' '}
          <button type="button" className="demo-retry" onClick={() => setHasFailed(false)}>
            {translate('failure.retry')}
          </button>
        </p>
      )}
      {/* React leaves the inside alone when it hydrates: it belongs to the root of the demo. */}
      <div
        ref={box}
        data-demo-state="waiting"
        style={height === undefined ? undefined : {minHeight: height}}
        dangerouslySetInnerHTML={{__html: html}}
        suppressHydrationWarning
      />
    </div>
  );
}
