import {USE_SESSION_ACTS} from '../demoActs/useSession';
import {testDemos} from './testDemos';

testDemos('/core/react-use-session/', USE_SESSION_ACTS);
