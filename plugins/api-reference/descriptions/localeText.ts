import {GUIDES, type Descriptions} from './describe';

export const LOCALE_TEXT: Descriptions = {
  LocalizationProvider: {
    summary:
      '`LocalizationProvider` sets the texts of the components below it. `AppProvider` contains one; add another to change the texts of a part of the app.',
    members: {
      children: 'What gets the texts.',
      localeText:
        'The texts to replace. Those that you leave out come from the theme, then from the English defaults.',
    },
    page: {
      meta: 'Import, props and texts of LocalizationProvider, which translates the Toolpad Core components below it.',
      guides: [GUIDES.baseConcepts],
      notes: [
        'A provider inside another one does not inherit its texts: it starts from the theme and the defaults again.',
      ],
    },
  },
  LocalizationContext: {
    summary:
      'The texts of the nearest `LocalizationProvider`; an empty object without one. [useLocaleText](./use-locale-text.mdx) reads it for you.',
  },
  useLocaleText: {
    summary:
      '`useLocaleText` returns the texts of the nearest provider. Use it in a component of your own that has the same words as the built-in ones.',
    returns: 'All texts inside a provider; an empty object outside, hence `Partial`.',
    page: {
      meta: 'Import and result of useLocaleText, the hook that reads the texts set on the Toolpad Core provider.',
      guides: [GUIDES.baseConcepts],
    },
  },
  LocaleText: {
    summary: 'Every text of the components. The defaults are the English texts of the package.',
    members: {
      accountSignInLabel: 'The label of `SignInButton`.',
      accountSignOutLabel: 'The label of `SignOutButton`.',
      accountPreviewIconButtonLabel: 'The accessible name of the avatar button.',
      accountPreviewTitle:
        'The tooltip of the avatar button, unless the session has the name of the user.',
      signInTitle: 'The heading of `SignInPage`: a text, or a function of the name of the app.',
      signInSubtitle: 'The line under the heading of `SignInPage`.',
      providerSignInTitle: 'Makes the label of every sign-in button from the name of its provider.',
      signInRememberMe: 'Not used in 0.15.0: the default checkbox is gone.',
      email: 'The label of the e-mail fields of `SignInPage`.',
      passkey: 'The name of a passkey provider that has none.',
      username: 'Not used in 0.15.0.',
      password: 'The label of the password field of `SignInPage`.',
      or: 'Between the ways to sign in.',
      to: 'Not used in 0.15.0.',
      with: 'Not used in 0.15.0.',
      save: 'Not used in 0.15.0.',
      cancel: 'The button that cancels a confirm or prompt dialog.',
      ok: 'The button that accepts an alert, confirm or prompt dialog.',
      close: 'The accessible name of the button that closes a notification.',
      delete: 'Not used in 0.15.0.',
      alert: 'The title of an alert dialog without a title.',
      confirm: 'The title of a confirm or prompt dialog without a title.',
      loading: 'Not used in 0.15.0.',
      createNewButtonLabel: 'The button above the list that opens an empty form.',
      reloadButtonLabel: 'The tooltip of the reload button above the list.',
      createLabel: 'The submit button of `Create`.',
      createSuccessMessage: 'The notification after a record was added.',
      createErrorMessage: 'The start of the notification when adding fails; the reason follows.',
      editLabel: 'The edit buttons of `List` and `Show`, and the submit button of `Edit`.',
      editSuccessMessage: 'The notification after a record was saved.',
      editErrorMessage: 'The start of the notification when saving fails; the reason follows.',
      deleteLabel: 'The delete buttons of `List` and `Show`.',
      deleteConfirmTitle: 'The title of the question before a record is deleted.',
      deleteConfirmMessage: 'The question itself.',
      deleteConfirmLabel: 'The button that deletes the record.',
      deleteCancelLabel: 'The button that keeps the record.',
      deleteSuccessMessage: 'The notification after a record was deleted.',
      deleteErrorMessage: 'The start of the notification when deleting fails; the reason follows.',
      deletedItemMessage: 'What `Show` says once its record was deleted.',
    },
  },
};
