import {toSitePath} from './toSitePath';

const mount = {baseUrl: '/toolpad/', languages: ['en', 'fr', 'pt-br']};

test.each([
  ['/toolpad/core/react-account/', '/core/react-account/'],
  ['/toolpad/core/react-account', '/core/react-account/'],
  ['/toolpad/core/react-account/#props', '/core/react-account/'],
  ['/toolpad/core/react-account?theme=dark', '/core/react-account/'],
  ['/toolpad/core/react-account/?theme=dark#props', '/core/react-account/'],
  ['/toolpad/core/react-account/index.html', '/core/react-account/'],
  ['/toolpad//core///react-account/', '/core/react-account/'],
  ['https://mui.com/toolpad/core/react-account/', '/core/react-account/'],
  ['https://mui.com', '/'],
  ['/toolpad/fr/core/react-account/', '/core/react-account/'],
  ['/toolpad/pt-br/core/', '/core/'],
  ['/toolpad/fr/', '/'],
  ['/toolpad/french/', '/french/'],
  ['/toolpad/', '/'],
  ['/toolpad', '/'],
  ['/', '/'],
  ['', '/'],
  ['/core/react-account/', '/core/react-account/'],
  ['/toolpadding/core/', '/toolpadding/core/'],
  ['#top', '/'],
])('%s → %s', (url, expected) => {
  expect(toSitePath(url, mount)).toBe(expected);
});

test('a site at the root of its host keeps the whole path', () => {
  expect(toSitePath('/core/', {baseUrl: '/', languages: ['en']})).toBe('/core/');
});
