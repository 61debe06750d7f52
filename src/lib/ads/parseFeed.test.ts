import {parseFeed} from './parseFeed';

const CONTEXT = {now: 1234, networkName: 'Network'};

const ENTRY = {
  statlink: '//ads.example/click',
  statimp: '//ads.example/view.gif',
  image: 'https://ads.example/ad.png',
  company: 'Acme',
  description: 'Buy things',
  pixel: 'https://count.example/a?t=[timestamp]||//count.example/b?t=[timestamp]&u=[timestamp]',
  timestamp: '99',
};

function parse(...ads: readonly unknown[]) {
  return parseFeed({ads}, CONTEXT);
}

test('a complete entry', () => {
  expect(parse(ENTRY)).toEqual({
    link: 'https://ads.example/click',
    img: 'https://ads.example/ad.png',
    name: 'Acme',
    description: 'Buy things',
    poweredby: 'Network',
    label: 'network-inline',
    pixels: [
      'https://ads.example/view.gif',
      'https://count.example/a?t=99',
      'https://count.example/b?t=99&u=99',
    ],
  });
});

test.each([
  [{timestamp: 77}, 'https://count.example/a?t=77'],
  [{timestamp: undefined}, 'https://count.example/a?t=1234'],
  [{timestamp: {}}, 'https://count.example/a?t=1234'],
  [{timestamp: '1&x=2'}, 'https://count.example/a?t=1%26x%3D2'],
])('%j counts at %s', (change, pixel) => {
  expect(parse({...ENTRY, ...change})?.pixels).toContain(pixel);
});

test.each([
  [{statimp: undefined, pixel: undefined}, []],
  [{statimp: 'javascript:alert(1)', pixel: 'http://count.example/||'}, []],
  [{statimp: 7, pixel: 7}, []],
  [{pixel: ENTRY.statimp}, ['https://ads.example/view.gif']],
])('%j leaves the pixels %j', (change, pixels) => {
  expect(parse({...ENTRY, ...change})?.pixels).toEqual(pixels);
});

test('HTML in the description stays text', () => {
  const description = '<img src=x onerror=alert(1)>';
  expect(parse({...ENTRY, description})?.description).toBe(description);
});

test.each([
  [{statlink: 'javascript:alert(1)'}],
  [{statlink: 'http://ads.example/'}],
  [{statlink: undefined}],
  [{image: 'data:image/svg+xml,<svg/>'}],
  [{image: undefined}],
  [{company: ''}],
  [{company: undefined}],
  [{description: undefined}],
  [{description: '  '}],
  [{description: ['x']}],
])('%j makes an entry unusable', (change) => {
  expect(parse({...ENTRY, ...change})).toBeNull();
});

test('takes the first usable entry', () => {
  expect(parse({}, null, {...ENTRY, company: 'Second'}, ENTRY)?.name).toBe('Second');
});

test.each([null, undefined, '', 'ads', 7, [], {}, {ads: null}, {ads: {}}, {ads: []}, {ads: [{}]}])(
  'the feed %j has no ad',
  (feed) => {
    expect(parseFeed(feed, CONTEXT)).toBeNull();
  },
);
