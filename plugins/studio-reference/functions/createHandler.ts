import type {ApiType} from './apiType';

export const HANDLER_CONFIG: ApiType = {
  name: 'ToolpadHandlerConfig',
  published: 'Parameters<typeof studio.createHandler>[0]',
  members: {
    dev: {
      type: 'boolean',
      default: '`false`',
      description: 'Serves the editor too, and follows changes of the files.',
    },
    dir: {
      type: 'string',
      default: "`'./toolpad'`",
      description: 'The folder of the app, from the folder in which the server starts.',
    },
    base: {
      type: 'string',
      default: "`'/prod'`",
      description: 'The path under which you mount the handler.',
    },
    toolpadDevMode: {
      type: 'boolean',
      isOptional: true,
      description: 'For work on Studio itself; leave it out.',
    },
  },
};

export const APP_HANDLER: ApiType = {
  name: 'AppHandler',
  published: 'Awaited<ReturnType<typeof studio.createHandler>>',
  members: {
    handler: {
      type: 'express.Handler',
      description: 'The request handler, in the style of Express.',
    },
    dispose: {
      type: '() => Promise<void>',
      description: 'Stops the app. Call it when your server shuts down.',
    },
  },
};
