import {ACCOUNT_ACTS} from './account';
import {APP_PROVIDER_ACTS} from './appProvider';
import {CRUD_ACTS} from './crud';
import {DASHBOARD_LAYOUT_ACTS} from './dashboardLayout';
import {OVERVIEW_ACTS, REACT_ROUTER_ACTS, TUTORIAL_ACTS} from './introduction';
import {PAGE_CONTAINER_ACTS} from './pageContainer';
import {PERSISTENT_STATE_ACTS} from './persistentState';
import {SIGN_IN_PAGE_ACTS} from './signInPage';
import type {PageActs} from './types';
import {USE_DIALOGS_ACTS} from './useDialogs';
import {USE_NOTIFICATIONS_ACTS} from './useNotifications';
import {USE_SESSION_ACTS} from './useSession';

/** The acts of all demos. Names are unique among all pages. */
export const ALL_ACTS: PageActs = {
  ...APP_PROVIDER_ACTS,
  ...DASHBOARD_LAYOUT_ACTS,
  ...PAGE_CONTAINER_ACTS,
  ...SIGN_IN_PAGE_ACTS,
  ...ACCOUNT_ACTS,
  ...CRUD_ACTS,
  ...USE_DIALOGS_ACTS,
  ...USE_NOTIFICATIONS_ACTS,
  ...USE_SESSION_ACTS,
  ...PERSISTENT_STATE_ACTS,
  ...OVERVIEW_ACTS,
  ...TUTORIAL_ACTS,
  ...REACT_ROUTER_ACTS,
};
