import {watchScroll, type ScrollEnvironment} from './watchScroll';

/** What {@link takeTurn} needs of a browser; passed in, so that tests can take its place. */
export interface TurnEnvironment {
  readonly navigator: {
    /** Missing on pages that are not served securely. */
    readonly locks?:
      | {
          readonly request: (
            name: string,
            options: {readonly signal: AbortSignal},
            work: () => Promise<void>,
          ) => Promise<unknown>;
        }
      | undefined;
  };
  readonly parent: Pick<ScrollEnvironment, 'document'> & {
    readonly performance: Pick<Performance, 'timeOrigin'>;
  };
  readonly setTimeout: ScrollEnvironment['setTimeout'];
  readonly clearTimeout: ScrollEnvironment['clearTimeout'];
}

/** Who has not finished by then lets the next one start. */
export const LONGEST_TURN_MS = 2000;

/** The page and all frames in it have one queue; another tab has another. */
function queueName({parent}: TurnEnvironment): string {
  return `toolpad-turn-${parent.performance.timeOrigin}`;
}

/**
 * Starts work when nothing scrolls and no other work of the page and its frames runs. They share one
 * thread: what starts while a reader scrolls makes the page stutter.
 *
 * @param work - must end, but is not waited for longer than {@link LONGEST_TURN_MS}
 * @param signal - calls the work off as long as it has not begun
 * @returns what the work does; resolves without it when it is called off
 */
export async function takeTurn(
  work: () => Promise<void>,
  signal: AbortSignal,
  environment: TurnEnvironment,
): Promise<void> {
  let done: Promise<void> | undefined;
  const begin = () => {
    done ??= signal.aborted ? Promise.resolve() : work();
    return done;
  };
  // A sandboxed document cannot see the page around it.
  let scroll;
  try {
    const {setTimeout, clearTimeout} = environment;
    scroll = watchScroll({document: environment.parent.document, setTimeout, clearTimeout});
  } catch {
    await begin();
    return;
  }
  const run = async () => {
    await scroll.whenAtRest();
    const timeout = new Promise<void>((resolve) => {
      environment.setTimeout(resolve, LONGEST_TURN_MS);
    });
    // A failure is told to who has asked for the turn, not to the queue.
    await Promise.race([begin().catch(() => undefined), timeout]);
  };
  try {
    // Who queues only at rest does not keep others waiting who are nearer by then.
    await scroll.whenAtRest();
    await environment.navigator.locks?.request(queueName(environment), {signal}, run);
  } catch {
    // Called off, or a browser that forbids locks.
  } finally {
    scroll.stop();
  }
  await begin();
}
