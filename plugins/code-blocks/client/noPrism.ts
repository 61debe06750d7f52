// What browsers get for `prism-react-renderer`. The classic theme loads the real one into every
// page, but here all code is highlighted while the site builds.
export const Prism = {};
