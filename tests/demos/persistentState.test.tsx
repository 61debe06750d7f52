import {PERSISTENT_STATE_ACTS} from '../demoActs/persistentState';
import {testDemos} from './testDemos';

testDemos('/core/react-persistent-state/', PERSISTENT_STATE_ACTS);
