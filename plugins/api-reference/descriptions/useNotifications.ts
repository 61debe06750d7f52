import {GUIDES, type Descriptions} from './describe';

export const USE_NOTIFICATIONS: Descriptions = {
  useNotifications: {
    summary:
      '`useNotifications` gives you the functions that show and close messages. It takes no arguments and needs an `AppProvider` or a `NotificationsProvider` above it.',
    returns: 'The functions that show and close messages.',
    page: {
      meta: 'Import, return value and options of useNotifications, the hook that shows and closes snackbars in Toolpad Core.',
      guides: [GUIDES.useNotifications],
      notes: ['Without a provider the hook itself works, but both functions throw when called.'],
    },
  },
  UseNotifications: {
    summary: 'What `useNotifications` returns.',
    members: {
      show: 'Shows a message, or queues it while another one is shown.',
      close: 'Closes a message, or takes it out of the queue.',
    },
  },
  ShowNotification: {
    summary: 'Shows a message, or queues it while another one is shown.',
    parameters: {message: 'What to say.', options: 'Kind, time, key and action.'},
    returns: 'The key of the message, for `close`.',
  },
  CloseNotification: {
    summary: 'Closes a message, or takes it out of the queue.',
    parameters: {key: 'The key that `show` returned.'},
  },
  ShowNotificationOptions: {
    summary: 'The options of `show`.',
    members: {
      key: 'A name for the message. While one with this key is shown or waiting, another one is dropped. Without it each message gets its own.',
      severity: 'Shows the message as an Alert of this color instead of a plain snackbar.',
      autoHideDuration:
        'After how many milliseconds the message goes by itself. Without it the message stays until it is closed.',
      actionText: 'The label of the action button; without it "Action".',
      onAction: 'Called by the action button. Without it there is no such button.',
    },
  },
  NotificationsProvider: {
    summary:
      '`NotificationsProvider` keeps the queue of messages and shows the first of them. `AppProvider` contains one; add another for a part of the app with messages of its own.',
    members: {
      children: 'The part of the app whose messages this provider shows.',
      slots: 'The component that replaces the snackbar; see [Slots](#slots).',
      slotProps: 'Props for the snackbar; see [Slots](#slots).',
    },
    page: {
      meta: 'Import, props and slots of NotificationsProvider, which queues and shows the messages of useNotifications.',
      guides: [GUIDES.useNotifications],
    },
  },
  NotificationsProviderSlots: {
    summary: 'The part of `NotificationsProvider` that you can replace.',
    members: {
      snackbar: 'The frame around the message. Its position is the prop `anchorOrigin`.',
    },
  },
  NotificationsProviderSlotProps: {summary: 'Props for the slot of `NotificationsProvider`.'},
};
