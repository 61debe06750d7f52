/** @jest-environment jsdom */
import {holdNavigation} from './holdNavigation';

function render() {
  document.body.innerHTML =
    '<main><a href="/stock"><b>Stock</b></a><button>Look</button><form></form></main><a href="/out">Out</a>';
  const element = document.querySelector('main');
  if (!element) {
    throw new Error('Nothing was rendered.');
  }
  return element;
}

/** Whether the browser does what it does by itself. */
function happens(selector: string, type: string): boolean {
  const event = new Event(type, {bubbles: true, cancelable: true});
  document.querySelector(selector)?.dispatchEvent(event);
  return !event.defaultPrevented;
}

test.each([
  ['main b', 'click', false],
  ['main form', 'submit', false],
  ['main button', 'click', true],
  ['body > a', 'click', true],
])('%s, %s: goes on is %s', (selector, type, expected) => {
  const release = holdNavigation(render());
  expect(happens(selector, type)).toBe(expected);
  release();
  expect(happens(selector, type)).toBe(true);
});
