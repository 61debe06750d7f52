/** The texts around the generated reference of Core. */
export const API_REFERENCE_TEXTS = {
  en: {
    'layout.list': 'Show props as a list',
  },
} as const;
