import {pathnameToLanguage} from './pathnameToLanguage';

const MOUNT = {baseUrl: '/toolpad/', languages: ['en', 'fr', 'pt-BR']};

test.each([
  ['/toolpad/', 'en', '/toolpad/', '/toolpad/'],
  ['/toolpad', 'en', '/toolpad', '/toolpad/'],
  ['/toolpad/core/', 'en', '/toolpad/core/', '/toolpad/core/'],
  ['/toolpad/core', 'en', '/toolpad/core', '/toolpad/core/'],
  ['/toolpad/core/?a=/fr/#b', 'en', '/toolpad/core/?a=/fr/#b', '/toolpad/core/'],
  ['/toolpad/core#b?c', 'en', '/toolpad/core#b?c', '/toolpad/core/'],
  ['/toolpad/fr/', 'fr', '/toolpad/', '/toolpad/'],
  ['/toolpad/fr', 'fr', '/toolpad/', '/toolpad/'],
  ['/toolpad/fr?a#b', 'fr', '/toolpad/?a#b', '/toolpad/'],
  ['/toolpad/fr/core/#b', 'fr', '/toolpad/core/#b', '/toolpad/core/'],
  ['/toolpad/en/core/', 'en', '/toolpad/core/', '/toolpad/core/'],
  ['/toolpad/pt-BR/core', 'pt-BR', '/toolpad/core', '/toolpad/core/'],
  ['/toolpad/french/', 'en', '/toolpad/french/', '/toolpad/french/'],
  ['/toolpad/de/core/', 'en', '/toolpad/de/core/', '/toolpad/de/core/'],
  ['/toolpad/core/fr/', 'en', '/toolpad/core/fr/', '/toolpad/core/fr/'],
  ['/toolpad/blog/fr/', 'en', '/toolpad/blog/fr/', '/toolpad/blog/fr/'],
  ['/toolpad/blog/2024?x#y', 'en', '/toolpad/blog/2024?x#y', '/toolpad/blog/2024/'],
  ['/elsewhere/fr/', 'en', '/elsewhere/fr/', '/elsewhere/fr/'],
])('%s is %s, canonical %s, on the server %s', (address, language, canonicalPath, serverPath) => {
  expect(pathnameToLanguage(address, MOUNT)).toEqual({language, canonicalPath, serverPath});
});
