import type {LocaleText} from '@toolpad/core/AppProvider';

export type Language = 'de' | 'en';

/** What the app says in one language. */
export interface Texts {
  /** What Core says; the words that are left out stay English. */
  core: Partial<LocaleText>;
  otherLanguage: string;
  title: string;
  today: string;
  deliveries: string;
  customer: string;
  day: string;
  days: Record<Day, string>;
  loaves: string;
  price: string;
  summary: (loaves: string, stops: number) => string;
  earnings: (amount: string) => string;
  missingCustomer: string;
  tooFewLoaves: string;
  unknown: string;
}

export const DAYS = ['mon', 'wed', 'sat'] as const;

export type Day = (typeof DAYS)[number];
