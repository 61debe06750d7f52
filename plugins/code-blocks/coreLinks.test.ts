import {findCoreLinks} from './coreLinks';

test('names that come from Toolpad Core lead to their pages', () => {
  const pages = new Map([
    ['AppProvider', '/core/api/app-provider/'],
    ['Navigation', '/core/api/app-provider/#type-Navigation'],
    ['Account', '/core/api/account/'],
    ['Crud', '/core/api/crud/'],
    ['Edit', '/core/api/edit/'],
    ['List', '/core/api/list/'],
    ['Show', '/core/api/show/'],
  ]);
  const links = findCoreLinks(
    `import * as React from 'react';
import {AppProvider, type Navigation} from '@toolpad/core/AppProvider';
import {Account as Me, useSession} from '@toolpad/core';
import List from '@mui/material/List';
import {Show} from './Show';
import {Edit} from '@toolpad/core-extras';
import Crud from '@toolpad/core';
import '@toolpad/core';`,
    pages,
    '/toolpad/',
  );
  expect([...links]).toEqual([
    ['AppProvider', '/toolpad/core/api/app-provider/'],
    ['Navigation', '/toolpad/core/api/app-provider/#type-Navigation'],
    ['Me', '/toolpad/core/api/account/'],
  ]);
});
