import {DashboardLayout} from '@toolpad/core/DashboardLayout';
import {PageContainer} from '@toolpad/core/PageContainer';
import {useSession} from '@toolpad/core/useSession';
import {Navigate, Outlet, useLocation} from 'react-router';

export function Shell() {
  const session = useSession();
  const {pathname} = useLocation();

  if (!session?.user) {
    return <Navigate to={`/sign-in?callbackUrl=${encodeURIComponent(pathname)}`} replace />;
  }
  return (
    <DashboardLayout>
      <PageContainer maxWidth="xl">
        <Outlet />
      </PageContainer>
    </DashboardLayout>
  );
}
