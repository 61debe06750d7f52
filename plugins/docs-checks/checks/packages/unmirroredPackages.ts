/**
 * Packages that are published and that some registry mirrors do not carry, with where one sees that
 * they exist. A renewal of the list does not ask for them.
 */
export const UNMIRRORED_PACKAGES: Readonly<Record<string, string>> = {
  'create-toolpad-app@0.15.0':
    'https://github.com/mui/toolpad/blob/v0.15.0/packages/create-toolpad-app/package.json',
};
