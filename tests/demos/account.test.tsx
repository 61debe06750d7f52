import {ACCOUNT_ACTS} from '../demoActs/account';
import {testDemos} from './testDemos';

testDemos('/core/react-account/', ACCOUNT_ACTS);
