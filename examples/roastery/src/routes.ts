import {createBrowserRouter} from 'react-router';
import {App} from './App';
import {Shell} from './Shell';
import {BeansPage} from './pages/BeansPage';
import {DashboardPage} from './pages/DashboardPage';
import {OrdersPage} from './pages/OrdersPage';
import {RoasterySignInPage} from './pages/RoasterySignInPage';

export const router = createBrowserRouter([
  {
    Component: App,
    children: [
      {
        path: '/',
        Component: Shell,
        children: [
          {index: true, Component: DashboardPage},
          {path: 'beans/*', Component: BeansPage},
          {path: 'orders', Component: OrdersPage},
        ],
      },
      {path: '/sign-in', Component: RoasterySignInPage},
    ],
  },
]);
