export default {defaultLocale: 'en', locales: ['en'], currentLocale: 'en', localeConfigs: {}};
