/** @jest-environment jsdom */
import {createOptionsTag} from '../../../plugins/ad-slot/createOptionsTag';
import {DEFAULT_AD_OPTIONS} from '../../shared/ads';
import {readAdOptions} from './readAdOptions';

function putIntoPage(content: string): void {
  const meta = document.createElement('meta');
  meta.name = 'toolpad-ads';
  meta.content = content;
  document.head.replaceChildren(meta);
}

test('reads what the build writes', () => {
  const options = {
    ...DEFAULT_AD_OPTIONS,
    networkScriptUrl: 'https://network.example/a.js?serve=1&placement="x"',
    inlineRatio: 0.5,
  };
  const tag = createOptionsTag(options);
  putIntoPage(String(tag?.attributes?.content));
  expect(readAdOptions(document)).toEqual(options);
});

test('a site that names no network writes nothing', () => {
  expect(createOptionsTag(DEFAULT_AD_OPTIONS)).toBeNull();
  document.head.replaceChildren();
  expect(readAdOptions(document)).toBe(DEFAULT_AD_OPTIONS);
});

test.each(['', '{', '[]', 'null', '{"feedUrl":"https://network.example/"}', '{"inlineRatio":2}'])(
  'options that say %j are the defaults',
  (content) => {
    putIntoPage(content);
    expect(readAdOptions(document)).toBe(DEFAULT_AD_OPTIONS);
  },
);
