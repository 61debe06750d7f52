import * as React from 'react';
import {createRoot} from 'react-dom/client';
import {RouterProvider} from 'react-router';
import {router} from './routes';

const container = document.getElementById('root');
if (!container) {
  throw new Error('index.html has no element with the id "root".');
}

createRoot(container).render(
  <React.StrictMode>
    <RouterProvider router={router} />
  </React.StrictMode>,
);
