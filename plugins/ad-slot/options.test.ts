import {createValidate} from '../../tests/setup/validateAsDocusaurus';
import {DEFAULT_OPTIONS, validateOptions, type Options} from './options';

function validate(options: Options | Record<string, unknown>) {
  return validateOptions({validate: createValidate(), options});
}

test('without options the defaults hold', () => {
  expect(validate({})).toEqual(DEFAULT_OPTIONS);
});

test('takes what a network needs', () => {
  const options = {
    networkScriptUrl: 'https://network.example/a.js?serve=X&placement=Y',
    feedUrl: 'https://network.example/feed.json',
    inlineRatio: 0,
    noticeRatio: 1,
  };
  expect(validate(options)).toMatchObject(options);
});

test.each([
  [{networkScriptUrl: 'http://network.example/a.js'}, /"networkScriptUrl" must be a full address/],
  [{networkScriptUrl: '//network.example/a.js'}, /"networkScriptUrl" must be a full address/],
  [{feedUrl: 'javascript:alert(1)'}, /"feedUrl" must be a full address that starts with https/],
  [{inlineRatio: 20}, /"inlineRatio" is a share: write a number from 0 to 1/],
  [{noticeRatio: -0.1}, /"noticeRatio" is a share/],
  [{displaySampleRatio: 1.1}, /"displaySampleRatio" is a share/],
  [
    {feedURL: 'https://network.example/'},
    /plugins\/ad-slot are not valid: "feedURL" is not an option/,
  ],
])('%j stops the build', (options, message) => {
  expect(() => validate(options)).toThrow(message);
});
