import {GUIDES, type Descriptions} from './describe';

export const SIGN_IN_PAGE: Descriptions = {
  SignInPage: {
    summary:
      '`SignInPage` renders the sign-in screen for a list of providers and hands the input to your `signIn` function. It never leaves the page by itself.',
    members: {
      providers: 'The ways to sign in. Those with OAuth come first, each as a button.',
      signIn:
        'Called when a button or form is submitted. `formData` holds the fields of the form; OAuth buttons have none. `callbackUrl` is the query parameter of that name, or `/`.',
      slots: 'Components that replace or add parts of the screen; see [Slots](#slots).',
      slotProps: 'Props for the parts of the screen; see [Slots](#slots).',
      'slotProps.form': 'Props for every form, those around the OAuth buttons included.',
      'slotProps.oAuthButton': 'Props for every OAuth button.',
      sx: 'Styles for the outermost element.',
      localeText: 'Texts for this screen only.',
    },
    page: {
      meta: 'Import, props and slots of SignInPage, the sign-in screen for OAuth, passkeys, magic links and passwords.',
      guides: [GUIDES.signInPage],
      notes: [
        'The e-mail field and the submit button are shared by the forms for passkey, magic link and password: a slot replaces all of them.',
      ],
    },
  },
  SignInPageSlots: {
    summary: 'The parts of `SignInPage` that you can replace or add.',
    members: {
      emailField: 'The e-mail field of every form.',
      passwordField: 'The password field of the credentials form.',
      submitButton: 'The submit button of every form.',
      forgotPasswordLink: 'Shown under the password field. There is none unless you set it.',
      signUpLink:
        'Shown under the submit button of the credentials form. There is none unless you set it.',
      title: 'The heading.',
      subtitle: 'The line under the heading.',
      rememberMe: 'A checkbox under the password field. There is none unless you set it.',
    },
  },
  SignInPageLocaleText: {summary: 'The texts of `SignInPage`.'},
  AuthProvider: {
    summary: 'One way to sign in.',
    members: {
      id: '`credentials` is a form with e-mail and password, `passkey` and `nodemailer` are forms with an e-mail field. Anything else is an OAuth button.',
      name: 'The name on the button.',
    },
  },
  SupportedAuthProvider: {
    summary:
      'The id of a way to sign in. Any text is allowed; the listed ones have an icon or a form of their own.',
  },
  SupportedOAuthProvider: {summary: 'The OAuth providers that have an icon.'},
  AuthResponse: {
    summary: 'What `signIn` may return, to show how it went.',
    members: {
      error: 'What went wrong. It is shown above the form or the buttons.',
      type: 'A name for the kind of error, for your own use. It is not shown.',
      success: 'A message of success. It is shown for the provider `nodemailer` only.',
    },
  },
};
