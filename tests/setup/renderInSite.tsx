import * as React from 'react';
import {render, type RenderResult} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {DocusaurusContextProvider} from '@docusaurus/core/lib/client/docusaurusContext';

/** A component inside of what every page of the site has around it. */
export function inSite(element: React.ReactElement, path: string): React.ReactElement {
  return (
    <MemoryRouter initialEntries={[`/toolpad${path}`]}>
      <DocusaurusContextProvider>
        <BrowserContextProvider>{element}</BrowserContextProvider>
      </DocusaurusContextProvider>
    </MemoryRouter>
  );
}

/**
 * Renders a component as on a page of the site.
 *
 * @param path - the address of the page below the base URL
 */
export function renderInSite(element: React.ReactElement, path: string): RenderResult {
  return render(inSite(element, path));
}
