import {scrollDistance} from './scrollDistance';

const container = {top: 100, bottom: 500};

test.each([
  [{top: 100, bottom: 130}, 0],
  [{top: 470, bottom: 500}, 0],
  [{top: 200, bottom: 230}, 0],
  [{top: 485, bottom: 515}, 200],
  [{top: 1000, bottom: 1030}, 715],
  [{top: 90, bottom: 120}, -195],
  [{top: -300, bottom: -270}, -585],
])('an item at %j moves the container by %i', (item, expected) => {
  expect(scrollDistance(item, container)).toBe(expected);
});
