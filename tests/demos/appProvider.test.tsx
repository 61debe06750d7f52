import {APP_PROVIDER_ACTS} from '../demoActs/appProvider';
import {testDemos} from './testDemos';

testDemos('/core/react-app-provider/', APP_PROVIDER_ACTS);
