import * as React from 'react';
import {readCode} from '../lib/code/readCode';

export type CopyState = 'idle' | 'copied' | 'blocked';

export interface Copying {
  readonly state: CopyState;
  /** Copies the code of an element; where the browser forbids it, selects the code instead. */
  readonly copy: (code: Element) => Promise<void>;
  /** Takes the message about a forbidden copy away. */
  readonly reset: () => void;
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies code and says for a while that it has.
 *
 * @param resetAfterMs - how long the state stays `copied`
 */
export function useCopy(resetAfterMs: number): Copying {
  const [state, setState] = React.useState<CopyState>('idle');
  const timer = React.useRef<number | undefined>(undefined);
  React.useEffect(
    () => () => {
      window.clearTimeout(timer.current);
    },
    [],
  );

  const reset = React.useCallback(() => setState('idle'), []);
  const copy = React.useCallback(
    async (code: Element) => {
      window.clearTimeout(timer.current);
      if (await write(readCode(code))) {
        setState('copied');
        timer.current = window.setTimeout(reset, resetAfterMs);
      } else {
        window.getSelection()?.selectAllChildren(code);
        setState('blocked');
      }
    },
    [reset, resetAfterMs],
  );
  return {state, copy, reset};
}
