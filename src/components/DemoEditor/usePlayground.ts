import * as React from 'react';
import type {DemoProblem} from '../../lib/demos/compileDemo';
import {isPlaygroundMessage, type RunMessage} from '../../shared/demoMessages';

export type PlaygroundStatus = 'starting' | 'running' | 'failed';

export interface Playground {
  readonly status: PlaygroundStatus;
  /** Whether a version has worked, which is then still shown. */
  readonly hasRun: boolean;
  /** What is wrong with the last code; null when nothing is. */
  readonly problem: DemoProblem | null;
  /** Runs code, at once or as soon as the document is ready. */
  readonly run: (code: string) => void;
}

/**
 * Speaks with the sandboxed document that runs edited code.
 *
 * @param frame - the element of that document
 */
export function usePlayground(frame: React.RefObject<HTMLIFrameElement | null>): Playground {
  const [status, setStatus] = React.useState<PlaygroundStatus>('starting');
  const [problem, setProblem] = React.useState<DemoProblem | null>(null);
  const [hasRun, setHasRun] = React.useState(false);
  const isReady = React.useRef(false);
  const latest = React.useRef<string>(null);

  const send = React.useCallback(() => {
    if (isReady.current && latest.current !== null) {
      const message: RunMessage = {
        kind: 'toolpad-demo/run',
        code: latest.current,
      };
      // A sandboxed document has no origin that could be named.
      frame.current?.contentWindow?.postMessage(message, '*');
    }
  }, [frame]);

  React.useEffect(() => {
    const receive = ({source, data}: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || !isPlaygroundMessage(data)) {
        return;
      }
      if (data.kind === 'toolpad-demo/ready') {
        isReady.current = true;
        send();
      } else if (data.kind === 'toolpad-demo/ran') {
        setStatus('running');
        setHasRun(true);
        setProblem(null);
      } else {
        setStatus('failed');
        setProblem({message: data.message, line: data.line});
      }
    };
    window.addEventListener('message', receive);
    return () => {
      window.removeEventListener('message', receive);
    };
  }, [frame, send]);

  const run = React.useCallback(
    (code: string) => {
      latest.current = code;
      send();
    },
    [send],
  );
  return {status, hasRun, problem, run};
}
