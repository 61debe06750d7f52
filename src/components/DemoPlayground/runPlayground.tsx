import * as React from 'react';
import {createRoot} from 'react-dom/client';
import {compileDemo, evaluateDemo, isProblem, type DemoProblem} from '../../lib/demos/compileDemo';
import {isRunMessage, type PlaygroundMessage, type RunMessage} from '../../shared/demoMessages';
import {bringsProvider} from '../../shared/demos';
import {DemoRoot} from '../DemoPlayer/DemoRoot';
import {LastGoodDemo, type DemoVersion} from './LastGoodDemo';
import {loadModules, locateError} from './loadModules';

/** A version that fails whenever it starts must not be started for ever. */
const MAX_RESTARTS = 20;

function isComponent(value: unknown): value is React.ComponentType {
  return typeof value === 'function';
}

function report(message: PlaygroundMessage): void {
  // The page around a sandboxed document cannot be named from inside.
  window.parent.postMessage(message, '*');
}

function reportProblem({message, line}: DemoProblem): void {
  report({kind: 'toolpad-demo/failed', message, line});
}

/** Compiles code and runs it as far as its component. */
async function createComponent(code: string): Promise<React.ComponentType | DemoProblem> {
  const compiled = compileDemo(code);
  if (isProblem(compiled)) {
    return compiled;
  }
  try {
    const exported = evaluateDemo(compiled.body, await loadModules(compiled.specifiers), window);
    return isComponent(exported)
      ? exported
      : {message: 'This code has no default export that is a component.', line: null};
  } catch (error) {
    return locateError(error, code);
  }
}

/**
 * Runs the code that the page around this document sends, and reports how it went. When a version
 * does not work, the last one that did is shown.
 */
export function runPlayground(container: Element): void {
  let latest = 0;
  let good: DemoVersion | null = null;
  let starts = 0;
  let restarts = 0;
  // What a version throws is reported to the page around; the console need not repeat it.
  const root = createRoot(container, {onCaughtError: () => undefined});

  function show(shown: DemoVersion, code: string): void {
    starts += 1;
    root.render(
      <LastGoodDemo
        key={starts}
        current={shown}
        onWorks={(version) => {
          if (version !== good) {
            report({kind: 'toolpad-demo/ran'});
          }
          good = version;
        }}
        onFails={(error) => {
          reportProblem(locateError(error, code));
          // The version that worked starts afresh, also when it is the one that has failed.
          if (good && restarts < MAX_RESTARTS) {
            restarts += 1;
            show(good, code);
          }
        }}
      >
        <DemoRoot provider={shown.provider}>
          <shown.component />
        </DemoRoot>
      </LastGoodDemo>,
    );
  }

  async function run({code}: RunMessage): Promise<void> {
    latest += 1;
    const version = latest;
    const result = await createComponent(code);
    // A later version has overtaken this one.
    if (version !== latest) {
      return;
    }
    if (isComponent(result)) {
      restarts = 0;
      show({version, component: result, provider: bringsProvider(code)}, code);
    } else {
      reportProblem(result);
    }
  }

  window.addEventListener('message', ({source, data}: MessageEvent<unknown>) => {
    if (source === window.parent && isRunMessage(data)) {
      void run(data);
    }
  });
  report({kind: 'toolpad-demo/ready'});
}
