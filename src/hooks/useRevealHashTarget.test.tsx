import * as React from 'react';
import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Link from '@docusaurus/Link';
import {renderInSite} from '../../tests/setup/renderInSite';
import {useRevealHashTarget} from './useRevealHashTarget';

const scrollIntoView = jest.fn();

beforeAll(() => {
  // jsdom has no layout, so it cannot scroll.
  Element.prototype.scrollIntoView = scrollIntoView;
});

function Explorer(): React.ReactNode {
  const container = React.useRef<HTMLDivElement>(null);
  useRevealHashTarget(container);
  return (
    <>
      <Link to="/studio/reference/file-schema/#inner%20key">To the inner key</Link>
      <details data-testid="outside">
        <summary>Elsewhere</summary>
        <p id="elsewhere">Elsewhere</p>
      </details>
      <div ref={container}>
        <details data-testid="outer">
          <summary>Outer</summary>
          <details data-testid="middle">
            <summary>Middle</summary>
            <div id="inner key">
              Inner
              <details data-testid="own">
                <summary>Own</summary>
                <details data-testid="deeper">
                  <summary>Deeper</summary>
                </details>
              </details>
            </div>
          </details>
          <details data-testid="sibling">
            <summary>Sibling</summary>
          </details>
        </details>
      </div>
    </>
  );
}

const PARTS = ['outside', 'outer', 'middle', 'own', 'deeper', 'sibling'];

function listOpenParts(): string[] {
  return PARTS.filter((part) => screen.getByTestId(part).hasAttribute('open'));
}

test.each([
  ['', []],
  ['#inner%20key', ['outer', 'middle', 'own']],
  ['#elsewhere', []],
  ['#missing', []],
  ['#%E0%A4%A', []],
])('the address with %j opens %j', (hash, open) => {
  renderInSite(<Explorer />, `/studio/reference/file-schema/${hash}`);
  expect(listOpenParts()).toEqual(open);
  expect(scrollIntoView).toHaveBeenCalledTimes(open.length > 0 ? 1 : 0);
});

test('a link on the page opens its target, again after the reader has closed it', async () => {
  renderInSite(<Explorer />, '/studio/reference/file-schema/');
  const link = screen.getByRole('link', {name: 'To the inner key'});
  await userEvent.click(link);
  expect(listOpenParts()).toEqual(['outer', 'middle', 'own']);
  await userEvent.click(screen.getByText('Outer'));
  expect(listOpenParts()).toEqual(['middle', 'own']);
  await userEvent.click(link);
  expect(listOpenParts()).toEqual(['outer', 'middle', 'own']);
});
