import {existsSync} from 'node:fs';
import path from 'node:path';
import {BASE_URL} from '../../shared/site';
import {listInHouseAds, pickInHouseAd} from './inHouseAds';
import {toHttpsUrl} from './strangerSchemas';

const ADS = listInHouseAds();

test.each(ADS)('$name has a safe link, a picture that exists and a label of its own', (ad) => {
  expect(toHttpsUrl(ad.link)).toBe(ad.link);
  expect(ad.img.startsWith(BASE_URL)).toBe(true);
  const file = path.resolve(__dirname, '../../../static', ad.img.slice(BASE_URL.length));
  expect(existsSync(file)).toBe(true);
  expect(ADS.filter(({label}) => label === ad.label)).toHaveLength(1);
  expect(ad.label).toMatch(/^in-house-[a-z-]+$/);
});

test.each([
  [0, 0],
  [0.3333, 0],
  [0.3334, 1],
  [0.6666, 1],
  [0.6667, 2],
  [0.9999, 2],
])('a draw of %d picks ad %i of three', (draw, index) => {
  expect(ADS).toHaveLength(3);
  expect(pickInHouseAd(draw)).toEqual(ADS[index]);
});

test('a draw outside its range still picks one', () => {
  expect(ADS).toContainEqual(pickInHouseAd(1));
});
