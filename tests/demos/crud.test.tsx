import {CRUD_ACTS} from '../demoActs/crud';
import {testDemos} from './testDemos';

testDemos('/core/react-crud/', CRUD_ACTS);
