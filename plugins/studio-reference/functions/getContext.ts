import type {ApiType} from './apiType';

export const SERVER_CONTEXT: ApiType = {
  name: 'ServerContext',
  published: 'server.ServerContext',
  members: {
    cookies: {
      type: 'Record<string, string | undefined>',
      description:
        'The cookies of the request by name; a name that is not there gives `undefined`.',
    },
    setCookie: {
      type: '(name: string, value: string) => void',
      description:
        'Sends a cookie for the path `/` with the answer; a second call replaces the first.',
    },
    session: {
      type: '{ user: ServerContextSessionUser } | null',
      description: 'Who is signed in, or `null` when nobody is.',
    },
  },
};

export const SESSION_USER: ApiType = {
  name: 'ServerContextSessionUser',
  published: "NonNullable<server.ServerContext['session']>['user']",
  members: {
    name: {
      type: 'string | null',
      isOptional: true,
      description: 'The name, as the identity provider gives it.',
    },
    email: {type: 'string | null', isOptional: true, description: 'The e-mail address.'},
    avatar: {type: 'string | null', isOptional: true, description: 'The address of a picture.'},
    roles: {
      type: 'string[]',
      isOptional: true,
      description: 'The roles of the app, after role mapping.',
    },
  },
};
