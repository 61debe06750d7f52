import {createValidate} from '../../tests/setup/validateAsDocusaurus';
import {DEFAULT_OPTIONS, validateOptions} from './options';
import {createAnalyticsTag} from './snippet';

function validate(options: Record<string, unknown>) {
  return validateOptions({validate: createValidate(), options});
}

test('without options the defaults hold, and pages carry nothing', () => {
  const options = validate({});
  expect(options).toEqual(DEFAULT_OPTIONS);
  expect(createAnalyticsTag(options)).toBeNull();
});

test('with an id pages carry the snippet and the ratio', () => {
  const tag = createAnalyticsTag(validate({measurementId: 'G-ABC123'}));
  expect(tag).toMatchObject({
    tagName: 'script',
    attributes: {id: 'toolpad-analytics', 'data-web-vitals-ratio': '0.0001'},
  });
});

test.each([
  [{measurementId: 'abc'}, /"measurementId" must be a measurement id, such as G-ABC123/],
  [{measurementId: 'G-1"></script>'}, /"measurementId" must be a measurement id/],
  [{scriptUrl: 'http://www.googletagmanager.com/gtag/js'}, /"scriptUrl" must be a full address/],
  [{webVitalsRatio: 2}, /"webVitalsRatio" is a share/],
  [{webVitalsRatio: -1}, /"webVitalsRatio" is a share/],
])('%j stops the build', (options, message) => {
  expect(() => validate(options)).toThrow(message);
});
