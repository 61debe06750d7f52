import {loadFeedAd, type FeedLoader} from './loadFeedAd';

const GOOD = {
  ads: [
    {
      statlink: 'https://ads.example/click',
      image: 'https://ads.example/ad.png',
      company: 'Acme',
      description: 'Buy things',
    },
  ],
};
const EMPTY = {ads: [{}]};

function createLoader(change: Partial<FeedLoader> = {}): FeedLoader {
  return {
    fetchFeed: () => Promise.resolve(GOOD),
    wait: () => Promise.resolve(),
    now: () => 1,
    networkName: 'Network',
    signal: new AbortController().signal,
    ...change,
  };
}

function emptyTimes(times: number) {
  let calls = 0;
  return jest.fn(() => {
    calls += 1;
    return Promise.resolve(calls > times ? GOOD : EMPTY);
  });
}

test.each([
  [0, 1, true],
  [1, 2, true],
  [9, 10, true],
  [10, 11, true],
  [11, 11, false],
  [100, 11, false],
])('after %i answers without an ad: %i requests, an ad: %s', async (times, requests, hasAd) => {
  const fetchFeed = emptyTimes(times);
  const wait = jest.fn(() => Promise.resolve());
  const ad = await loadFeedAd(createLoader({fetchFeed, wait}));
  expect(ad !== null).toBe(hasAd);
  expect(fetchFeed).toHaveBeenCalledTimes(requests);
  expect(wait).toHaveBeenCalledTimes(requests - 1);
});

test('a feed that fails is left alone', async () => {
  const fetchFeed = jest.fn(() => Promise.reject(new Error('500')));
  expect(await loadFeedAd(createLoader({fetchFeed}))).toBeNull();
  expect(fetchFeed).toHaveBeenCalledTimes(1);
});

test('stops when the reader has left the page', async () => {
  const controller = new AbortController();
  const fetchFeed = emptyTimes(100);
  const wait = () => {
    controller.abort();
    return Promise.resolve();
  };
  const ad = await loadFeedAd(createLoader({fetchFeed, wait, signal: controller.signal}));
  expect(ad).toBeNull();
  expect(fetchFeed).toHaveBeenCalledTimes(1);
});
