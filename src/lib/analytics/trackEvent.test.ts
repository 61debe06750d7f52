import {callGtag, trackEvent} from './trackEvent';

test.each([
  [{category: 'ad', action: 'crash'}, ['event', 'ad', {event_action: 'crash'}]],
  [
    {category: 'ad', action: 'display', label: 'in-house-mui-x'},
    ['event', 'ad', {event_action: 'display', event_label: 'in-house-mui-x'}],
  ],
])('sends %j as %j', (event, call) => {
  const gtag = jest.fn();
  trackEvent(event, {gtag});
  expect(gtag.mock.calls).toEqual([call]);
});

test.each([
  {},
  {gtag: undefined},
  {gtag: 'blocked'},
  {
    gtag: () => {
      throw new Error('blocked');
    },
  },
])('nothing throws with %p', (scope) => {
  expect(() => callGtag(scope, 'event', 'ad')).not.toThrow();
});
