import {USE_DIALOGS_ACTS} from '../demoActs/useDialogs';
import {testDemos} from './testDemos';

testDemos('/core/react-use-dialogs/', USE_DIALOGS_ACTS);
