/** @jest-environment jsdom */
import {readClickEvent} from './readClickEvent';

function click(html: string, draw = 0.5) {
  document.body.innerHTML = html;
  const target = document.querySelector('#target');
  return target && readClickEvent(target, () => draw);
}

test.each([
  [
    '<a id="target" data-ga-event-category="ad" data-ga-event-action="click" data-ga-event-label="x">',
    {category: 'ad', action: 'click', label: 'x'},
  ],
  [
    '<a data-ga-event-category="ad"><b id="target">x</b></a>',
    {category: 'ad', action: 'click', label: undefined},
  ],
  [
    '<p data-ga-event-category="outer"><a data-ga-event-category="inner" id="target"></a></p>',
    {category: 'inner', action: 'click', label: undefined},
  ],
  ['<a id="target">', null],
  ['<a id="target" data-ga-event-category="">', null],
  ['<a id="target" data-ga-event-action="click">', null],
])('%s sends %j', (html, event) => {
  expect(click(html)).toEqual(event);
});

test.each([
  ['0.1', 0.0999, true],
  ['0.1', 0.1, false],
  ['0.1', 0.1001, false],
  ['0', 0, false],
  ['1', 0.9999, true],
  ['', 0.9999, true],
  ['ten', 0.9999, true],
  ['-1', 0.9999, true],
  ['1.5', 0.9999, true],
  ['NaN', 0.9999, true],
])('a split of %j with a draw of %d sends: %s', (split, draw, isSent) => {
  const html = `<a id="target" data-ga-event-category="nav" data-ga-event-split="${split}">`;
  expect(click(html, draw) !== null).toBe(isSent);
});
