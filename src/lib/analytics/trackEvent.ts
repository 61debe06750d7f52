/** Something a reader did, or that happened to them. */
export interface AnalyticsEvent {
  readonly category: string;
  readonly action: string;
  readonly label?: string | undefined;
}

/** Where gtag lives: the window, or a stand-in. */
export interface GtagScope {
  /** Only there when the site's config has an id and the reader did not object. */
  readonly gtag?: unknown;
}

/** Calls gtag where it is there. Analytics must never break the page, so nothing is ever thrown. */
export function callGtag(scope: GtagScope, ...call: readonly unknown[]): void {
  const {gtag} = scope;
  if (typeof gtag !== 'function') {
    return;
  }
  try {
    Reflect.apply(gtag, scope, call);
  } catch {
    // An extension of the browser may have put something else in its place.
  }
}

/** Sends an event; its category is the name that analytics files it under. */
export function trackEvent({category, action, label}: AnalyticsEvent, scope: GtagScope): void {
  callGtag(scope, 'event', category, {
    event_action: action,
    ...(label !== undefined && {event_label: label}),
  });
}
