import '@testing-library/jest-dom';

// Docusaurus' client entry puts these on the window; links call them to load pages ahead of a click.
window.docusaurus = {
  prefetch: () => Promise.resolve([]),
  preload: () => Promise.resolve([]),
};
