import {GUIDES, type Descriptions} from './describe';

export const ACCOUNT: Descriptions = {
  Account: {
    summary:
      '`Account` shows who is signed in. It renders nothing without `authentication` on the provider, a sign-in button while there is no user, and an avatar with a menu once there is one.',
    members: {
      slots: 'Components that replace parts of the menu; see [Slots](#slots).',
      slotProps: 'Props for the parts of the menu; see [Slots](#slots).',
      localeText:
        'Texts for this menu only. They win over the texts of the provider and of the theme.',
    },
    page: {
      meta: 'Import, props and slots of Account, the user menu that switches between sign-in button and avatar.',
      guides: [GUIDES.account],
      notes: [
        'Version 0.15.0 does not read the `signOutButton` slot. Use `slotProps.signOutButton`, or replace `popoverContent`.',
        '`slotProps.preview` and `slotProps.signInButton` reach the default components only. A component of your own in one of these slots does not get them.',
      ],
    },
  },
  AccountSlots: {
    summary: 'The parts of `Account` that you can replace.',
    members: {
      preview:
        'What opens the menu once a user is signed in. It gets `handleClick` and `open`, and nothing else.',
      popover:
        'The frame of the menu. A replacement gets `open`, `onClick` and `onClose`, but no children: it renders its own content.',
      popoverContent:
        'Everything inside the frame: by default the user, a line and the sign-out button.',
      signInButton:
        'The button shown while nobody is signed in. It gets `onClick`, which calls `signIn`.',
      signOutButton: 'Declared, but not used in 0.15.0.',
    },
  },
  AccountLocaleText: {summary: 'The texts of `Account` and its parts.'},
  AccountPopoverFooter: {
    summary:
      '`AccountPopoverFooter` is the bottom row of the user menu. It lines its children up at the end of the row. In the default menu it holds the sign-out button.',
    members: {children: 'The content of the row.'},
    page: {
      meta: 'Import and props of AccountPopoverFooter, the bottom row of the Toolpad Core user menu.',
      guides: [GUIDES.account],
    },
  },
  AccountPopoverHeader: {
    summary:
      '`AccountPopoverHeader` is the top part of the user menu. It stacks its children. In the default menu it holds an expanded `AccountPreview`.',
    members: {children: 'The content of the header.'},
    page: {
      meta: 'Import and props of AccountPopoverHeader, the top part of the Toolpad Core user menu.',
      guides: [GUIDES.account],
    },
  },
  AccountPreview: {
    summary:
      '`AccountPreview` shows the user of the session: as an avatar only, or with name and e-mail beside it. Without a user it renders nothing.',
    members: {
      slots: 'Components that replace the avatar and the two buttons; see [Slots](#slots).',
      slotProps: 'Props for the avatar and the two buttons; see [Slots](#slots).',
      variant: 'How much to show: the avatar alone, or the avatar with name and e-mail.',
      handleClick:
        'Called on a click on the button. The expanded variant has a button only if you set it.',
      open: 'Whether the menu is open, for the ARIA attributes of the avatar button.',
      sx: 'Styles for the outermost element.',
    },
    page: {
      meta: 'Import and props of AccountPreview, which shows the signed-in user as an avatar or with name and e-mail.',
      guides: [GUIDES.account],
    },
  },
  AccountPreviewSlots: {
    summary: 'The parts of `AccountPreview` that you can replace.',
    members: {
      avatar: 'The picture. The default falls back on a letter when the user has no image.',
      moreIconButton: 'The button with three dots at the end of the expanded variant.',
      avatarIconButton: 'The button around the avatar in the condensed variant.',
    },
  },
  AccountPreviewVariant: {summary: 'The two forms of `AccountPreview`.'},
  SignInButton: {
    summary:
      "`SignInButton` is a button that calls `signIn` of the provider's `authentication`. `Account` shows it when nobody is signed in.",
    page: {
      meta: 'Import and props of SignInButton, a Material UI button that calls the signIn function of the provider.',
      guides: [GUIDES.account],
      notes: [
        'Its label is the locale text `accountSignInLabel`; it ignores `children`.',
        'An `onClick` of yours replaces the call of `signIn`.',
      ],
    },
  },
  SignOutButton: {
    summary:
      "`SignOutButton` is a button that calls `signOut` of the provider's `authentication`. It is disabled if the provider has none.",
    page: {
      meta: 'Import and props of SignOutButton, a Material UI button that calls the signOut function of the provider.',
      guides: [GUIDES.account],
      notes: [
        'Its label is the locale text `accountSignOutLabel`; it ignores `children`.',
        'An `onClick` of yours replaces the call of `signOut`.',
      ],
    },
  },
};
