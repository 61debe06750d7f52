import {findCoreLinks} from './coreLinks';

test('names that come from Toolpad Core lead to their pages', () => {
  const links = findCoreLinks(
    `import * as React from 'react';
import {AppProvider, type Navigation} from '@toolpad/core/AppProvider';
import {Account as Me, useSession} from '@toolpad/core';
import List from '@mui/material/List';
import {Show} from './Show';
import {Edit} from '@toolpad/core-extras';
import Crud from '@toolpad/core';
import '@toolpad/core';`,
    '/toolpad/',
  );
  expect([...links]).toEqual([
    ['AppProvider', '/toolpad/core/api/app-provider/'],
    ['Me', '/toolpad/core/api/account/'],
    ['useSession', '/toolpad/core/react-use-session/api/'],
  ]);
});
