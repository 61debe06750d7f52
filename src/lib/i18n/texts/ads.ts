/** The texts around ads; the ads themselves bring their own. */
export const AD_TEXTS = {
  en: {
    'ad.label': 'Advertisement',
    'ad.by': 'Ad by {name}',
    'ad.notice.title': 'Ads keep this site running',
    'ad.notice.text':
      'Your browser blocks the one small ad on this page. Please whitelist this site in your ad blocker: ads pay for keeping it online. Thank you.',
  },
} as const;
