import {GUIDES, type Descriptions} from './describe';

const ALERT_TITLE = 'The title. Without it the locale text `alert` is used: "Alert".';
const CONFIRM_TITLE = 'The title. Without it the locale text `confirm` is used: "Confirm".';
const OK = 'The label of the button that accepts; without it "Ok".';
const CANCEL = 'The label of the button that cancels; without it "Cancel".';

export const USE_DIALOGS: Descriptions = {
  useDialogs: {
    summary:
      '`useDialogs` gives you the functions that open and close dialogs. It takes no arguments and throws without an `AppProvider` or a `DialogsProvider` above it.',
    returns: 'The functions that open and close dialogs. They stay the same between renders.',
    page: {
      meta: "Import, return value and options of useDialogs, the hook that opens dialogs and resolves to the user's answer.",
      guides: [GUIDES.useDialogs],
    },
  },
  DialogHook: {
    summary: 'What `useDialogs` returns.',
    members: {
      alert: 'Shows a message with one button.',
      confirm: 'Asks a question that can be accepted or canceled.',
      prompt: 'Asks for a line of text.',
      open: 'Opens a dialog of your own.',
      close: 'Closes a dialog from outside.',
    },
  },
  OpenAlertDialog: {
    summary: 'Shows a message with one button.',
    parameters: {msg: 'What to say.', options: 'Title, label and what to do on closing.'},
    returns: 'A promise that is fulfilled when the dialog is closed.',
  },
  OpenConfirmDialog: {
    summary: 'Asks a question that can be accepted or canceled.',
    parameters: {msg: 'What to ask.', options: 'Title, labels, color and what to do on closing.'},
    returns:
      'A promise of `true` when the user accepts, of `false` when they cancel or close the dialog.',
  },
  OpenPromptDialog: {
    summary: 'Asks for a line of text. The field must not be empty.',
    parameters: {msg: 'What to ask.', options: 'Title, labels and what to do on closing.'},
    returns: 'A promise of the text, or of `null` when the user cancels or closes the dialog.',
  },
  OpenDialog: {
    summary: 'Opens a dialog of your own.',
    parameters: {
      Component: 'The dialog. Define it outside your component.',
      payload: 'What the dialog needs to know. It gets it as its prop `payload`.',
      options: 'What to do on closing.',
    },
    returns: 'A promise of what the dialog passes to `onClose`.',
  },
  CloseDialog: {
    summary: 'Closes a dialog as if it had closed itself.',
    parameters: {
      dialog: 'The promise that the function which opened the dialog returned. Another one throws.',
      result: 'What that promise is fulfilled with.',
    },
    returns: 'A promise that is fulfilled once the dialog starts to close.',
  },
  OpenDialogOptions: {
    summary: 'The option of every dialog.',
    members: {
      onClose:
        'Called with the result before the dialog closes. The dialog stays open until its promise is fulfilled; the button that was pressed shows a spinner.',
    },
  },
  AlertOptions: {
    summary: 'The options of `alert`.',
    members: {title: ALERT_TITLE, okText: OK},
  },
  ConfirmOptions: {
    summary: 'The options of `confirm`.',
    members: {
      title: CONFIRM_TITLE,
      okText: OK,
      severity: 'The color of the button that accepts.',
      cancelText: CANCEL,
    },
  },
  PromptOptions: {
    summary: 'The options of `prompt`.',
    members: {title: CONFIRM_TITLE, okText: OK, cancelText: CANCEL},
  },
  DialogProps: {
    summary: 'The props that a dialog of your own gets.',
    members: {
      payload: 'What was passed to `open`.',
      open: 'Whether the dialog is open. Hand it to your Dialog, so that it can animate.',
      onClose:
        'Closes the dialog with a result. Its promise is fulfilled when the dialog may close, so you can show that it is busy.',
    },
  },
  DialogComponent: {summary: 'A component that `open` accepts.'},
  AlertDialogPayload: {
    summary: 'What `AlertDialog` needs to know.',
    members: {msg: 'What to say.'},
  },
  ConfirmDialogPayload: {
    summary: 'What `ConfirmDialog` needs to know.',
    members: {msg: 'What to ask.'},
  },
  PromptDialogPayload: {
    summary: 'What `PromptDialog` needs to know.',
    members: {msg: 'What to ask.'},
  },
  AlertDialog: {
    summary:
      '`AlertDialog` is the dialog behind `alert` of [useDialogs](./use-dialogs.mdx). Pass it to `open` to add to it, or wrap it.',
    page: {
      meta: 'Import and props of AlertDialog, the dialog with a message and one button behind dialogs.alert.',
      guides: [GUIDES.useDialogs],
    },
  },
  ConfirmDialog: {
    summary:
      '`ConfirmDialog` is the dialog behind `confirm` of [useDialogs](./use-dialogs.mdx). The cancel button has the focus.',
    page: {
      meta: 'Import and props of ConfirmDialog, the dialog with a question and two buttons behind dialogs.confirm.',
      guides: [GUIDES.useDialogs],
    },
  },
  PromptDialog: {
    summary:
      '`PromptDialog` is the dialog behind `prompt` of [useDialogs](./use-dialogs.mdx): a form with one required text field.',
    page: {
      meta: 'Import and props of PromptDialog, the dialog that asks for a line of text behind dialogs.prompt.',
      guides: [GUIDES.useDialogs],
    },
  },
  DialogsProvider: {
    summary:
      '`DialogsProvider` keeps and renders the dialogs that `useDialogs` opens. `AppProvider` contains one, so you rarely add it yourself.',
    members: {
      children: 'The part of the app that may open dialogs.',
      unmountAfter:
        'How long a closed dialog stays mounted for its closing animation, in milliseconds.',
    },
    page: {
      meta: 'Import and props of DialogsProvider, which renders the dialogs that useDialogs opens.',
      guides: [GUIDES.useDialogs],
    },
  },
};
