/** What an editor and the sandboxed document that runs its code say to each other. */

export interface RunMessage {
  readonly kind: 'toolpad-demo/run';
  readonly code: string;
}

export type PlaygroundMessage =
  | {readonly kind: 'toolpad-demo/ready'}
  | {readonly kind: 'toolpad-demo/ran'}
  | {
      readonly kind: 'toolpad-demo/failed';
      readonly message: string;
      /** The line of the code, counted from 1; null when it is not known. */
      readonly line: number | null;
    };

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}

export function isRunMessage(data: unknown): data is RunMessage {
  return isRecord(data) && data.kind === 'toolpad-demo/run' && typeof data.code === 'string';
}

export function isPlaygroundMessage(data: unknown): data is PlaygroundMessage {
  if (!isRecord(data)) {
    return false;
  }
  return (
    data.kind === 'toolpad-demo/ready' ||
    data.kind === 'toolpad-demo/ran' ||
    (data.kind === 'toolpad-demo/failed' &&
      typeof data.message === 'string' &&
      (data.line === null || typeof data.line === 'number'))
  );
}
