import {TextDecoder, TextEncoder} from 'node:util';

// Browsers have both; jsdom has neither. MUI X asks for them when it is loaded.
Object.assign(globalThis, {TextDecoder, TextEncoder});
