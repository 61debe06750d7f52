import type {Navigation} from '@toolpad/core/AppProvider';
import DashboardIcon from '@mui/icons-material/Dashboard';
import LocalCafeIcon from '@mui/icons-material/LocalCafe';
import WarehouseIcon from '@mui/icons-material/Warehouse';

export const NAVIGATION: Navigation = [
  {title: 'Dashboard', icon: <DashboardIcon />},
  {segment: 'orders', title: 'Orders', icon: <LocalCafeIcon />},
  {segment: 'beans', title: 'Beans', icon: <WarehouseIcon />, pattern: 'beans{/:id}*'},
];
