function docsInstance(product: string) {
  return {
    path: `/toolpad/${product}`,
    versions: [
      {
        name: 'current',
        label: 'Next',
        isLast: true,
        path: `/toolpad/${product}`,
        mainDocId: 'overview',
        docs: [],
        draftIds: [],
        sidebars: {},
      },
    ],
    breadcrumbs: true,
  };
}

/** The global data of the two docs plugin instances. */
export default {
  'docusaurus-plugin-content-docs': {studio: docsInstance('studio'), core: docsInstance('core')},
};
