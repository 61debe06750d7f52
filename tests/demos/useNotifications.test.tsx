import {USE_NOTIFICATIONS_ACTS} from '../demoActs/useNotifications';
import {testDemos} from './testDemos';

testDemos('/core/react-use-notifications/', USE_NOTIFICATIONS_ACTS);
