import {PAGE_CONTAINER_ACTS} from '../demoActs/pageContainer';
import {testDemos} from './testDemos';

testDemos('/core/react-page-container/', PAGE_CONTAINER_ACTS);
