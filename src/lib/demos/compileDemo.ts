import {transform} from 'sucrase';

/** A demo that runs: a body of a CommonJS module, line by line as it was written. */
export interface CompiledDemo {
  readonly body: string;
  /** The modules that it asks for. */
  readonly specifiers: readonly string[];
}

/** What stopped a demo. */
export interface DemoProblem {
  readonly message: string;
  /** The line of the code, counted from 1; null when it is not known. */
  readonly line: number | null;
}

const REQUIRE = /\brequire\(['"]([^'"]+)['"]\)/g;
const POSITION = /\s*\((\d+):\d+\)$/;

/** The name of edited code in stack traces. */
const CODE_NAME = 'edited-demo.tsx';
const CODE_POSITION = /edited-demo\.tsx:(\d+)/;

/** Erases types, compiles JSX and turns imports into calls of `require`. */
export function compileDemo(code: string): CompiledDemo | DemoProblem {
  try {
    const {code: body} = transform(code, {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
    });
    const specifiers = [...body.matchAll(REQUIRE)].map(([, specifier = '']) => specifier);
    return {body, specifiers: [...new Set(specifiers)]};
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const line = POSITION.exec(text)?.[1];
    return {message: text.replace(POSITION, ''), line: line === undefined ? null : Number(line)};
  }
}

/** True when {@link compileDemo} has failed. */
export function isProblem(result: CompiledDemo | DemoProblem): result is DemoProblem {
  return 'message' in result;
}

/** What an error of a running demo says, and on which line of its code it was thrown. */
export function describeError(error: unknown): DemoProblem {
  if (!(error instanceof Error)) {
    return {message: String(error), line: null};
  }
  const line = CODE_POSITION.exec(error.stack ?? '')?.[1];
  return {message: error.message, line: line === undefined ? null : Number(line)};
}

/** The line that imports a module, counted from 1; null when there is none. */
export function importLine(code: string, specifier: string): number | null {
  const index = code
    .split('\n')
    .findIndex((line) => line.includes(`'${specifier}'`) || line.includes(`"${specifier}"`));
  return index === -1 ? null : index + 1;
}

/** How the script of a demo hands over its function. */
const HAND_OVER = 'toolpad-demo-body';

/**
 * Runs a compiled demo and returns its default export. The code becomes a script of the document, so
 * that its lines keep their numbers in errors.
 *
 * @param load - answers `require`
 * @throws what the demo throws, and a SyntaxError for what the compiler let through
 */
export function evaluateDemo(
  body: string,
  load: (specifier: string) => unknown,
  window: Window,
): unknown {
  const {document} = window;
  let run: unknown = null;
  let failure = new SyntaxError('This code does not run.');
  const receive = (event: Event) => {
    run = event instanceof CustomEvent ? event.detail : null;
  };
  const fail = (event: ErrorEvent) => {
    event.preventDefault();
    failure = new SyntaxError(event.message);
    failure.stack = `${CODE_NAME}:${event.lineno}`;
  };
  document.addEventListener(HAND_OVER, receive);
  window.addEventListener('error', fail);
  const script = document.createElement('script');
  // All on the first line, so that the body's lines keep their numbers.
  const head = `document.dispatchEvent(new CustomEvent('${HAND_OVER}',{detail:function(require,exports){`;
  script.textContent = `${head}${body}\n}}))\n//# sourceURL=${CODE_NAME}`;
  document.head.append(script);
  script.remove();
  document.removeEventListener(HAND_OVER, receive);
  window.removeEventListener('error', fail);
  if (typeof run !== 'function') {
    throw failure;
  }
  const exports: Record<string, unknown> = {};
  Reflect.apply(run, undefined, [load, exports]);
  return exports.default;
}
