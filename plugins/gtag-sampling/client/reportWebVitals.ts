import {onCLS, onFCP, onINP, onLCP, onTTFB, type Metric} from 'web-vitals';
import {callGtag} from '../../../src/lib/analytics/trackEvent';

/** Analytics takes whole numbers: milliseconds, and for the layout shift thousandths. */
function report({name, id, value}: Metric): void {
  callGtag(window, 'event', name, {
    event_category: 'Web Vitals',
    event_label: id,
    value: Math.round(name === 'CLS' ? value * 1000 : value),
    non_interaction: true,
  });
}

/** Sends each web vital of the page once it is final. */
export function reportWebVitals(): void {
  [onCLS, onFCP, onINP, onLCP, onTTFB].forEach((observe) => observe(report));
}
