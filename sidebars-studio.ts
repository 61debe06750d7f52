// The page tree of Toolpad Studio: its order, names and nesting. WRITING.md explains how to edit it.
import {defineSidebar} from './plugins/product-docs/defineSidebar';
import type {PageTreeNode} from './src/shared/pageTree';

const gettingStarted: PageTreeNode = {
  title: 'Getting Started',
  children: [
    {pathname: '/studio/getting-started/', title: 'Overview'},
    {pathname: '/studio/getting-started/installation/', title: 'Installation'},
    {pathname: '/studio/getting-started/why-toolpad/', title: 'Why Toolpad Studio?'},
    {pathname: '/studio/getting-started/first-app/', title: 'Build your first app'},
    {
      title: 'Examples',
      children: [
        {pathname: '/studio/examples/', title: 'Overview'},
        {pathname: '/studio/examples/npm-stats/', title: 'npm stats'},
        {pathname: '/studio/examples/basic-crud-app/', title: 'Basic CRUD application'},
        {pathname: '/studio/examples/qr-generator/', title: 'QR Code generator'},
      ],
    },
    {pathname: '/studio/getting-started/roadmap/', title: 'Roadmap'},
    {pathname: '/studio/getting-started/support/', title: 'Support'},
  ],
};

const concepts: PageTreeNode = {
  title: 'Concepts',
  pathname: '/studio/concepts/',
  description:
    'How a Toolpad Studio app fits together: pages, data, bindings, events, files, deployment and access.',
  children: [
    {pathname: '/studio/concepts/building-ui/', title: 'Building UI'},
    {
      title: 'Connecting to data',
      pathname: '/studio/concepts/connecting-to-data/',
      description:
        'The ways to bring data into a page: queries and actions, HTTP requests, your own functions and data providers.',
      children: [
        {pathname: '/studio/concepts/queries/', title: 'Overview'},
        {pathname: '/studio/concepts/http-requests/', title: 'HTTP requests'},
        {pathname: '/studio/concepts/custom-functions/', title: 'Custom functions'},
        {pathname: '/studio/concepts/data-providers/', title: 'Data providers'},
      ],
    },
    {pathname: '/studio/concepts/data-binding/', title: 'Data binding'},
    {pathname: '/studio/concepts/event-handling/', title: 'Event Handling'},
    {pathname: '/studio/concepts/file-structure/', title: 'File structure'},
    {pathname: '/studio/concepts/deployment/', title: 'Deployment'},
    {pathname: '/studio/concepts/custom-components/', title: 'Custom components'},
    {pathname: '/studio/concepts/theming/', title: 'Theming'},
    {pathname: '/studio/concepts/page-properties/', title: 'Page properties'},
    {
      title: 'Authorization',
      pathname: '/studio/concepts/authorization/',
      description:
        'Who may open an app: sign-in through an identity provider, and roles that decide which pages a user sees.',
      children: [
        {pathname: '/studio/concepts/authentication/', title: 'Authentication'},
        {pathname: '/studio/concepts/rbac/', title: 'Role-based access control'},
      ],
    },
    {pathname: '/studio/concepts/custom-server/', title: 'Custom server'},
  ],
};

const components: PageTreeNode = {
  title: 'Components',
  pathname: '/studio/components/',
  description:
    'Guides to the components that Studio pages use most, with the properties that matter and examples of each.',
  children: [
    {pathname: '/studio/components/button/', title: 'Button'},
    {pathname: '/studio/components/data-grid/', title: 'Data Grid'},
    {pathname: '/studio/components/list/', title: 'List'},
    {pathname: '/studio/components/date-picker/', title: 'Date Picker'},
    {pathname: '/studio/components/text-field/', title: 'Text Field'},
  ],
};

const howToGuides: PageTreeNode = {
  title: 'How-to guides',
  pathname: '/studio/how-to-guides/',
  description:
    'Task by task: connect a database, deploy to a host, write a component, change a data grid, embed a page.',
  children: [
    {
      subheader: 'Connect to datasource',
      pathname: '/studio/how-to-guides/connect-to-datasource/',
      description:
        'Read and write data that lives elsewhere, from functions that run on the server of your app.',
      children: [
        {pathname: '/studio/how-to-guides/connect-to-databases/', title: 'MySQL'},
        {pathname: '/studio/how-to-guides/connect-to-googlesheets/', title: 'Google Sheets'},
      ],
    },
    {
      subheader: 'Deployment',
      pathname: '/studio/how-to-guides/deployment/',
      description: 'Run a Toolpad Studio app on a hosting provider, step by step.',
      children: [
        {pathname: '/studio/how-to-guides/render-deploy/', title: 'Deploy to Render'},
        {pathname: '/studio/how-to-guides/railway-deploy/', title: 'Deploy to Railway'},
        {pathname: '/studio/how-to-guides/gcp-deploy/', title: 'Deploy to Google Cloud'},
      ],
    },
    {
      subheader: 'Create custom components',
      pathname: '/studio/how-to-guides/create-custom-components/',
      description: 'Bring a React component of your own, or of a library, into the editor.',
      children: [
        {pathname: '/studio/how-to-guides/map-display/', title: 'Map component'},
        {pathname: '/studio/how-to-guides/cube-component/', title: '3D cube component'},
      ],
    },
    {
      subheader: 'Miscellaneous',
      pathname: '/studio/how-to-guides/miscellaneous/',
      description: 'Data grids, embedding, basic authentication, and an editor that does not open.',
      children: [
        {pathname: '/studio/how-to-guides/customize-datagrid/', title: 'Customize data grids'},
        {pathname: '/studio/how-to-guides/delete-datagrid-row/', title: 'Delete a data grid row'},
        {pathname: '/studio/how-to-guides/embed-pages/', title: 'Embedding Toolpad Studio pages'},
        {pathname: '/studio/how-to-guides/basic-auth/', title: 'Enable basic auth'},
        {pathname: '/studio/how-to-guides/editor-path/', title: 'Troubleshoot missing editor'},
      ],
    },
  ],
};

const reference: PageTreeNode = {
  title: 'Reference',
  pathname: '/studio/reference/',
  description:
    'The exact names: the schema of the YAML files, the properties of every component, the functions you import.',
  children: [
    {pathname: '/studio/reference/file-schema/', title: 'File schema'},
    {
      title: 'Components',
      children: [
        {pathname: '/studio/reference/components/', title: 'Index'},
        {
          subheader: 'Components',
          children: [
            {pathname: '/studio/reference/components/autocomplete/', title: 'Autocomplete'},
            {pathname: '/studio/reference/components/button/', title: 'Button'},
            {pathname: '/studio/reference/components/chart/', title: 'Chart'},
            {pathname: '/studio/reference/components/checkbox/', title: 'Checkbox'},
            {pathname: '/studio/reference/components/container/', title: 'Container'},
            {pathname: '/studio/reference/components/data-grid/', title: 'DataGrid'},
            {pathname: '/studio/reference/components/date-picker/', title: 'DatePicker'},
            {pathname: '/studio/reference/components/file-picker/', title: 'FilePicker'},
            {pathname: '/studio/reference/components/form/', title: 'Form'},
            {pathname: '/studio/reference/components/image/', title: 'Image'},
            {pathname: '/studio/reference/components/list/', title: 'List'},
            {pathname: '/studio/reference/components/metric/', title: 'Metric'},
            {pathname: '/studio/reference/components/page-column/', title: 'PageColumn'},
            {pathname: '/studio/reference/components/page-row/', title: 'PageRow'},
            {pathname: '/studio/reference/components/paper/', title: 'Paper'},
            {pathname: '/studio/reference/components/select/', title: 'Select'},
            {pathname: '/studio/reference/components/spacer/', title: 'Spacer'},
            {pathname: '/studio/reference/components/stack/', title: 'Stack'},
            {pathname: '/studio/reference/components/tabs/', title: 'Tabs'},
            {pathname: '/studio/reference/components/text/', title: 'Text'},
            {pathname: '/studio/reference/components/text-field/', title: 'TextField'},
          ],
        },
      ],
    },
    {
      title: 'API',
      children: [
        {pathname: '/studio/reference/api/', title: 'Index'},
        {
          subheader: 'Functions',
          children: [
            {pathname: '/studio/reference/api/create-component/', title: 'createComponent'},
            {pathname: '/studio/reference/api/create-data-provider/', title: 'createDataProvider'},
            {pathname: '/studio/reference/api/create-function/', title: 'createFunction'},
            {pathname: '/studio/reference/api/create-handler/', title: 'createHandler'},
            {pathname: '/studio/reference/api/get-context/', title: 'getContext'},
          ],
        },
      ],
    },
  ],
};

export default defineSidebar('sidebars-studio.ts', [
  gettingStarted,
  concepts,
  components,
  howToGuides,
  reference,
]);
