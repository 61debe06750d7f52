import * as React from 'react';
import {startWhenNear} from '../../lib/dom/startWhenNear';

/** How far from the visible area a frame loads, so that its document is there once a reader is. */
const NEAR_PX = 600;

export interface NearFrameProps extends Pick<
  React.IframeHTMLAttributes<HTMLIFrameElement>,
  'src' | 'sandbox' | 'className' | 'style'
> {
  readonly title: string;
  /** Loads at once, because the reader has asked for it. */
  readonly isUrgent: boolean;
  readonly ref?: React.Ref<HTMLIFrameElement> | undefined;
}

function ignoreLoad(): void {
  // Nobody waits for the document.
}

/**
 * An iframe that keeps its room empty until a reader comes near and stops scrolling. The browser's
 * own lazy loading starts documents while the reader scrolls, and the page stutters.
 */
export function NearFrame({title, isUrgent, ref, ...attributes}: NearFrameProps): React.ReactNode {
  const room = React.useRef<HTMLDivElement>(null);
  const finishTurn = React.useRef(ignoreLoad);
  const [isDue, setIsDue] = React.useState(isUrgent);

  React.useEffect(() => {
    if (!room.current) {
      return undefined;
    }
    const callOff = startWhenNear(
      room.current,
      {
        distance: NEAR_PX,
        work: () =>
          new Promise((resolve) => {
            finishTurn.current = resolve;
            setIsDue(true);
          }),
        onFailure: ignoreLoad,
      },
      window,
    );
    return () => {
      callOff();
      finishTurn.current();
    };
  }, []);

  if (!isDue) {
    return (
      <div ref={room} className={attributes.className} style={attributes.style}>
        <noscript>
          <iframe title={title} {...attributes} />
        </noscript>
      </div>
    );
  }
  return <iframe ref={ref} title={title} {...attributes} onLoad={() => finishTurn.current()} />;
}
