import {renderToString} from 'react-dom/server';
import {act, render} from '@testing-library/react';
import type {CatalogEntry} from '../../core/demos/catalog';
import {loadDemo} from './loadDemo';

/** Renders a demo as the site does: on the server first, then React takes the HTML over. */
export async function hydrateDemo(entry: CatalogEntry): Promise<{unmount: () => void}> {
  const Demo = await loadDemo(entry);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Demo />);
  const page = render(<Demo />, {container, hydrate: true});
  // What effects load from memory is there after one more turn.
  await act(() => Promise.resolve());
  return page;
}
