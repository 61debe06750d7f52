import * as React from 'react';
import {SiteHome, type SiteHomeProps} from '../components/SiteHome/SiteHome';

const CHOICES: SiteHomeProps['choices'] = {
  studio: {
    text: 'You drag components onto a page in the browser and bind them to data. The result is YAML in your repository.',
    reasons: [
      'You want an internal tool without writing its user interface.',
      'Your data comes from HTTP endpoints or from functions that you write in TypeScript.',
      'You host it yourself, on Node.js.',
    ],
    links: [
      {label: 'Overview', to: '/studio/getting-started/'},
      {label: 'Installation', to: '/studio/getting-started/installation/'},
      {label: 'Build your first app', to: '/studio/getting-started/first-app/'},
      {label: 'Component reference', to: '/studio/reference/components/'},
    ],
  },
  core: {
    text: 'You write React and import what every dashboard needs: layout, navigation, sign-in, CRUD, dialogs, notifications.',
    reasons: [
      'You build an application with Next.js, or with Vite and React Router.',
      'You use Material UI 7.',
      'You want to own the code and the routing.',
    ],
    links: [
      {label: 'Overview', to: '/core/introduction/'},
      {label: 'Installation', to: '/core/introduction/installation/'},
      {label: 'All components', to: '/core/all-components/'},
      {label: 'API reference', to: '/core/api/'},
    ],
  },
};

const COMPARISON: SiteHomeProps['comparison'] = [
  {
    question: 'What you edit',
    studio: 'Pages in a browser editor, stored as YAML',
    core: 'React code',
  },
  {
    question: 'What you install',
    studio: '@toolpad/studio, with its own server',
    core: '@toolpad/core, inside your app',
  },
  {question: 'Material UI', studio: 'Version 6, built in', core: 'Version 7, yours'},
  {question: 'React', studio: 'Version 19, built in', core: '18 or 19; CRUD needs 19'},
  {
    question: 'Status',
    studio: 'Deprecated; 0.13.0 is the last release',
    core: 'No active development since mid-2025',
  },
];

export default function Home(): React.ReactNode {
  return (
    <SiteHome
      title="Toolpad documentation"
      description="Documentation of Toolpad Studio, a low-code builder of internal tools, and Toolpad Core, React components for dashboards."
      lead="Two products for building admin panels and internal tools. They share a name and Material UI, nothing else: pick the one that you use."
      choices={CHOICES}
      comparison={COMPARISON}
    />
  );
}
