import * as React from 'react';
import {useTranslate} from '../../contexts/LanguageContext';
import {DEMO_TEXTS} from '../../lib/i18n/texts/demos';
import {useFrameWidth} from '../../hooks/useFrameWidth';
import {FRAME_WIDTHS, MIN_FRAME_WIDTH} from '../../shared/demos';
import styles from './DemoFrame.module.css';
import {NearFrame} from './NearFrame';

export interface DemoFrameProps {
  readonly src: string;
  readonly title: string;
  /** The room to keep, in CSS pixels. */
  readonly height: number;
  /** The width of the document inside, in CSS pixels; null follows the column. */
  readonly width: number | null;
  readonly onWidthChange: (width: number) => void;
  /** Cuts the document off from the site: it may run scripts and nothing else. */
  readonly isSandboxed?: boolean;
  readonly ref?: React.Ref<HTMLIFrameElement>;
}

const KEY_STEP = 20;

function clamp(width: number): number {
  return Math.round(Math.min(Math.max(width, MIN_FRAME_WIDTH), FRAME_WIDTHS.desktop));
}

/** A document of its own in the page, as wide as the reader wants it. */
export function DemoFrame({
  src,
  title,
  height,
  width,
  onWidthChange,
  isSandboxed = false,
  ref,
}: DemoFrameProps): React.ReactNode {
  const box = React.useRef<HTMLDivElement>(null);
  const translate = useTranslate(DEMO_TEXTS);
  const available = useFrameWidth(box);
  const shown = width ?? available;
  // A document that is wider than the column is shown smaller, so that all of it is seen.
  const scale = available > 0 && shown > available ? available / shown : 1;

  const drag = (event: React.PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !box.current) {
      return;
    }
    const {left, right} = box.current.getBoundingClientRect();
    const isRtl = getComputedStyle(box.current).direction === 'rtl';
    const wanted = isRtl ? right - event.clientX : event.clientX - left;
    onWidthChange(clamp(Math.min(wanted, available)));
  };
  const move = (event: React.KeyboardEvent<HTMLDivElement>) => {
    const sign = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: shown + sign * KEY_STEP,
      ArrowLeft: shown - sign * KEY_STEP,
      ArrowUp: shown + KEY_STEP,
      ArrowDown: shown - KEY_STEP,
      Home: MIN_FRAME_WIDTH,
      End: FRAME_WIDTHS.desktop,
    };
    const target = targets[event.key];
    if (target !== undefined) {
      event.preventDefault();
      onWidthChange(clamp(target));
    }
  };

  return (
    <div ref={box} className={styles.box} style={{height}}>
      <div
        className={styles.sheet}
        style={width === null ? undefined : {width: Math.min(width, available || width)}}
      >
        <div className={styles.clip}>
          <NearFrame
            ref={ref}
            src={src}
            title={title}
            isUrgent={isSandboxed}
            sandbox={isSandboxed ? 'allow-scripts' : undefined}
            className={styles.frame}
            style={
              scale === 1
                ? undefined
                : {
                    width: `${100 / scale}%`,
                    height: `${100 / scale}%`,
                    transform: `scale(${scale})`,
                  }
            }
          />
        </div>
        {/* A slider that is dragged where it stands: a range input could not be. */}
        <div
          role="slider"
          tabIndex={0}
          className={styles.handle}
          aria-label={translate('frame.width', {title})}
          aria-orientation="horizontal"
          aria-valuemin={MIN_FRAME_WIDTH}
          aria-valuemax={FRAME_WIDTHS.desktop}
          aria-valuenow={Math.round(shown)}
          aria-valuetext={translate('frame.pixels', {pixels: String(Math.round(shown))})}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          onKeyDown={move}
        />
      </div>
    </div>
  );
}
