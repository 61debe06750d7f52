import {DASHBOARD_LAYOUT_ACTS} from '../demoActs/dashboardLayout';
import {testDemos} from './testDemos';

testDemos('/core/react-dashboard-layout/', DASHBOARD_LAYOUT_ACTS);
