import {SIGN_IN_PAGE_ACTS} from '../demoActs/signInPage';
import {testDemos} from './testDemos';

testDemos('/core/react-sign-in-page/', SIGN_IN_PAGE_ACTS);
