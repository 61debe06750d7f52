/**
 * Every text of our own interface, in English. Docusaurus brings the texts of its own. `{name}` marks
 * what the component fills in. Every page carries this file: texts of a page stand on the page.
 */
export const EN = {
  'ad.label': 'Advertisement',
  'ad.by': 'Ad by {name}',
  'ad.notice.title': 'Ads keep this site running',
  'ad.notice.text':
    'Your browser blocks the one small ad on this page. Please whitelist this site in your ad blocker: ads pay for keeping it online. Thank you.',
  'breadcrumbs.label': 'Breadcrumbs',
  'notFound.code': '404',
  'notFound.title': 'This page does not exist',
  'notFound.text': 'The address is mistyped, or the page has moved and nobody left a sign.',
  'notFound.suggestions': 'Did you mean',
  'notFound.start': 'Start from',
  'productHome.firstSteps': 'First steps',
  'productSwitcher.label': 'Product',
  'siteHome.choose': 'Choose it when',
  'siteHome.compare': 'Side by side',
  'status.label': 'Status of {product}',
  'status.dismiss': 'Dismiss the status of {product}',
  'versions.current': '{product} {version} (this site)',
  'versions.label': '{product} {version}: versions',
} as const;
