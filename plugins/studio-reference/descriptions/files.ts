import type {Descriptions} from '../describer';

const API_VERSION = 'The version of the format. There is one.';
const TRANSFORM = 'The body of a function: it gets `data` and returns the new value.';
const TRANSFORM_ENABLED = 'Turns `transform` on.';

/** Sentences for the keys of each kind of file. */
export const FILE_DESCRIPTIONS: Readonly<Record<string, Descriptions>> = {
  Application: {
    apiVersion: API_VERSION,
    kind: 'Says that this is the application file.',
    spec: 'The content of the file.',
    'spec.plan': 'Which features are on; without it, the free ones.',
    'spec.authentication': 'How people sign in.',
    'spec.authentication.providers':
      'The services on the sign-in page; with none, nobody has to sign in.',
    'spec.authentication.providers[].provider':
      'The service; `credentials` works only in tests of Studio itself.',
    'spec.authentication.providers[].roles': 'Turns the role names of the service into yours.',
    'spec.authentication.providers[].roles[].source': 'Role names as the service sends them.',
    'spec.authentication.providers[].roles[].target': 'The role of the app that they stand for.',
    'spec.authentication.restrictedDomains':
      'E-mail domains whose owners may sign in; leave it out to admit all.',
    'spec.authorization': 'Which roles there are.',
    'spec.authorization.roles': 'The roles: a name, or a name with an explanation.',
    'spec.authorization.roles[].name': 'The name, which pages refer to.',
    'spec.authorization.roles[].description': 'What the role is for, shown in the editor.',
  },
  Page: {
    apiVersion: API_VERSION,
    kind: 'Says that this is a page.',
    spec: 'The content of the file.',
    'spec.displayName': 'The name in the menu; without it, one made from the name of the folder.',
    'spec.id': 'A second name from old versions; deprecated, use `alias`.',
    'spec.alias': 'Former names, whose addresses lead here.',
    'spec.title': 'The title of the browser tab.',
    'spec.parameters': 'Parameters from the address of the page, with their defaults.',
    'spec.queries': 'The queries and actions of the page.',
    'spec.queries[].name': 'How expressions refer to the query.',
    'spec.queries[].enabled': 'Accepted and kept, but the query runs whatever it says.',
    'spec.queries[].parameters': 'What the request or the function receives.',
    'spec.queries[].parameters[].name': 'How the request or the function calls the parameter.',
    'spec.queries[].parameters[].value': 'What it receives, fixed or bound.',
    'spec.queries[].mode': '`query` runs by itself; `mutation` is an action, and waits for a call.',
    'spec.queries[].query': 'What runs: a request (`rest`) or a function (`local`).',
    'spec.queries[].query(rest).kind': 'Marks an HTTP request.',
    'spec.queries[].query(rest).url': 'The address.',
    'spec.queries[].query(rest).method': 'The HTTP method, such as `POST`.',
    'spec.queries[].query(rest).headers': 'Headers to send.',
    'spec.queries[].query(rest).searchParams': 'Parameters to append to the address.',
    'spec.queries[].query(rest).body': 'What to send; `GET` and `HEAD` send nothing.',
    'spec.queries[].query(rest).body(raw).kind': 'Sends a text as it is.',
    'spec.queries[].query(rest).body(raw).content': 'The text.',
    'spec.queries[].query(rest).body(raw).contentType':
      'Its media type, such as `application/json`.',
    'spec.queries[].query(rest).body(urlEncoded).kind':
      'Sends pairs, as a form on a web page does.',
    'spec.queries[].query(rest).body(urlEncoded).content': 'The pairs.',
    'spec.queries[].query(rest).transformEnabled': TRANSFORM_ENABLED,
    'spec.queries[].query(rest).transform': TRANSFORM,
    'spec.queries[].query(rest).response': 'How to read the answer; without it, as JSON.',
    'spec.queries[].query(rest).response(raw).kind': 'Takes the answer as text.',
    'spec.queries[].query(rest).response(json).kind': 'Reads the answer as JSON.',
    'spec.queries[].query(rest).response(csv).kind':
      'In the schema, but fails when the query runs.',
    'spec.queries[].query(rest).response(csv).headers': 'Whether the first line names the columns.',
    'spec.queries[].query(rest).response(xml).kind':
      'In the schema, but fails when the query runs.',
    'spec.queries[].query(local).kind': 'Marks a function in `toolpad/resources`.',
    'spec.queries[].query(local).function': 'Its file and export, such as `orders.ts#listOrders`.',
    'spec.queries[].transform': TRANSFORM,
    'spec.queries[].transformEnabled': TRANSFORM_ENABLED,
    'spec.queries[].refetchInterval': 'Milliseconds between two automatic runs.',
    'spec.queries[].cacheTime': 'Accepted and kept, but has no effect.',
    'spec.content': 'The components of the page, from top to bottom.',
    'spec.authorization': 'Who may open the page.',
    'spec.authorization.allowAll': 'No role is needed; so it is unless you set `false`.',
    'spec.authorization.allowedRoles': 'The roles that open the page when `allowAll` is `false`.',
    'spec.display': '`shell` puts the menu around the page; `standalone` shows the page alone.',
    'spec.maxWidth': 'The widest that the content gets; `lg` unless set.',
  },
  Theme: {
    apiVersion: API_VERSION,
    kind: 'Says that this is the theme.',
    spec: 'The content of the file.',
    'spec.options': 'Options of a Material UI theme; all of them are passed on.',
    'spec.options.palette': 'The colors.',
    'spec.options.palette.mode': 'The set of colors to start from.',
    'spec.options.palette.primary': 'The color of buttons and of what is active.',
    'spec.options.palette.secondary': 'The second color.',
  },
};

/** Sentences for the keys of each definition. */
export const DEFINITION_DESCRIPTIONS: Readonly<Record<string, Descriptions>> = {
  JsExpressionBinding: {$$jsExpression: 'The expression, in JavaScript.'},
  EnvBinding: {$$env: 'The name of the variable.'},
  JsExpressionAction: {$$jsExpressionAction: 'The statements, in JavaScript; `await` is allowed.'},
  NavigationAction: {
    $$navigationAction: 'Where to go, and with what.',
    '$$navigationAction.page': 'The name of the page, which is the name of its folder.',
    '$$navigationAction.parameters': 'Page parameters by name.',
  },
  BindableProp: {},
  Element: {
    component: 'A built-in component, or `codeComponent.` and the name of yours.',
    name: 'How expressions refer to it; no two elements of a page share a name.',
    layout: 'Place and size.',
    'layout.horizontalAlign':
      'Where it stands across its place, such as `start`, `center` or `end`.',
    'layout.verticalAlign': 'Where it stands down its place, such as `start`, `center` or `end`.',
    'layout.columnSize': 'Its share of the width of the row.',
    'layout.height': 'Its height in pixels.',
    children: 'The elements inside it.',
    props: 'Its properties by name, fixed or bound.',
  },
  Template: {$$template: 'The elements of the piece.'},
  NameStringValuePair: {name: 'The name.', value: 'The text.'},
  BindableNameStringValue: {name: 'The name.', value: 'The text, fixed or bound.'},
  SimplePaletteColorOptions: {
    main: 'The color.',
    light: 'A lighter shade; without it, one made from `main`.',
    dark: 'A darker shade; without it, one made from `main`.',
    contrastText: 'The color of text on it; without it, one that can be read.',
  },
};
