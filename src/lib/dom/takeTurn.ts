import {whenScrollRests, type RestEnvironment} from './whenScrollRests';

/** What {@link takeTurn} needs of a browser; passed in, so that tests can take its place. */
export interface TurnEnvironment {
  readonly navigator: {
    /** Missing on pages that are not served securely. */
    readonly locks?:
      {readonly request: (name: string, work: () => Promise<void>) => Promise<unknown>} | undefined;
  };
  readonly parent: Pick<RestEnvironment, 'document'> & {
    readonly performance: Pick<Performance, 'timeOrigin'>;
  };
  readonly setTimeout: RestEnvironment['setTimeout'];
  readonly clearTimeout: RestEnvironment['clearTimeout'];
}

/** Who has not finished by then lets the next one start. */
export const LONGEST_TURN_MS = 2000;

/** The page and all frames in it have one queue; another tab has another. */
function queueName({parent}: TurnEnvironment): string {
  return `toolpad-turn-${parent.performance.timeOrigin}`;
}

/**
 * Starts work when no other work of the page and its frames runs, and nothing scrolls. They share one
 * thread: what starts while a reader scrolls makes the page stutter.
 *
 * @param work - must end, but is not waited for longer than {@link LONGEST_TURN_MS}
 * @returns what the work does
 */
export async function takeTurn(
  work: () => Promise<void>,
  environment: TurnEnvironment,
): Promise<void> {
  let done: Promise<void> | undefined;
  const run = async () => {
    const {setTimeout, clearTimeout} = environment;
    await whenScrollRests({document: environment.parent.document, setTimeout, clearTimeout});
    done = work();
    const timeout = new Promise<void>((resolve) => {
      environment.setTimeout(resolve, LONGEST_TURN_MS);
    });
    // A failure is told to who has asked for the turn, not to the queue.
    return Promise.race([done.catch(() => undefined), timeout]);
  };
  try {
    await environment.navigator.locks?.request(queueName(environment), run);
  } catch {
    // A sandboxed document has no queue and cannot see the page around it.
  }
  await (done ?? work());
}
