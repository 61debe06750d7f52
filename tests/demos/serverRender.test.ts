import {createElement} from 'react';
import {renderToString} from 'react-dom/server';
import {CATALOG} from '../../core/demos/catalog';
import {loadDemo} from './loadDemo';

// Node has neither window nor storage, so a demo that touches one while it renders fails here.
test.each(CATALOG)('$name renders on the server', async (entry) => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const warn = jest.spyOn(console, 'warn').mockImplementation();

  const html = renderToString(createElement(await loadDemo(entry)));

  // Scripts and styles are not what a reader without JavaScript sees.
  const text = html.replace(/<(script|style)[^>]*>.*?<\/\1>|<[^>]+>/gs, ' ').trim();
  expect(text).not.toBe('');
  expect(error.mock.calls).toEqual([]);
  expect(warn.mock.calls).toEqual([]);
});
