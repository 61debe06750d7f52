/** Numbers and names of analytics, for the build, the browser and the tests. */

/** The share of sessions that report web vitals: 0.01% (spec §9). */
export const WEB_VITALS_RATIO = 0.0001;

/** How many calls wait at most for gtag's script to load; what comes later is dropped. */
export const MAX_QUEUED_CALLS = 100;

/** The id of the inline script that starts gtag; a page without it has no analytics. */
export const ANALYTICS_SCRIPT_ID = 'toolpad-analytics';

/** The key in session storage for whether a session reports web vitals. */
export const WEB_VITALS_SESSION_KEY = 'toolpad-web-vitals';
