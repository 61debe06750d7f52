import {OVERVIEW_ACTS, REACT_ROUTER_ACTS, TUTORIAL_ACTS} from '../demoActs/introduction';
import {testDemos} from './testDemos';

describe('overview', () => testDemos('/core/introduction/', OVERVIEW_ACTS));

describe('tutorial', () => testDemos('/core/introduction/tutorial/', TUTORIAL_ACTS));

describe('React Router', () => testDemos('/core/integrations/react-router/', REACT_ROUTER_ACTS));
