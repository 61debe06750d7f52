/** What tests need of the site's configuration. */
export default {
  title: 'Toolpad',
  titleDelimiter: '·',
  baseUrl: '/toolpad/',
  url: 'https://mui.com',
  trailingSlash: true,
  onBrokenLinks: 'throw',
  themeConfig: {
    navbar: {hideOnScroll: false},
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
  },
  future: {v4: {}, experimental_router: 'browser'},
};
