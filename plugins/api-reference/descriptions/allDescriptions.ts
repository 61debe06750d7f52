import {ACCOUNT} from './account';
import {APP_PROVIDER} from './appProvider';
import {CRUD} from './crud';
import {DASHBOARD_LAYOUT} from './dashboardLayout';
import type {Descriptions} from './describe';
import {LOCALE_TEXT} from './localeText';
import {PAGE_CONTAINER} from './pageContainer';
import {SIGN_IN_PAGE} from './signInPage';
import {STATE} from './state';
import {USE_DIALOGS} from './useDialogs';
import {USE_NOTIFICATIONS} from './useNotifications';

/** What we say of every export of Toolpad Core. A file here follows an import path. */
export const DESCRIPTIONS: Descriptions = {
  ...ACCOUNT,
  ...APP_PROVIDER,
  ...CRUD,
  ...DASHBOARD_LAYOUT,
  ...LOCALE_TEXT,
  ...PAGE_CONTAINER,
  ...SIGN_IN_PAGE,
  ...STATE,
  ...USE_DIALOGS,
  ...USE_NOTIFICATIONS,
};
