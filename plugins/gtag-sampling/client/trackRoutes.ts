// The one part of analytics that every page carries: where `gtag` is not there, nothing else loads.
import type {ClientModule} from '@docusaurus/types';
import type {GtagScope} from '../../../src/lib/analytics/trackEvent';

type RouteUpdate = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

export function onRouteDidUpdate({location, previousLocation}: RouteUpdate): void {
  const {gtag}: GtagScope = window;
  const isSamePage =
    previousLocation?.pathname === location.pathname && previousLocation.search === location.search;
  if (isSamePage || !gtag) {
    return;
  }
  import('./analytics').then(
    ({trackPageView}) => trackPageView(location),
    // Not loaded, perhaps offline: nobody but us misses it.
    () => undefined,
  );
}
