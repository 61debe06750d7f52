/** Addresses outside the site that more than one part of it needs. */
export const LINKS = {
  upstreamRepository: 'https://github.com/mui/toolpad',
  releases: 'https://github.com/mui/toolpad/releases',
} as const;
