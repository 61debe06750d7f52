import '@testing-library/jest-dom';
import {BroadcastChannel} from 'node:worker_threads';

// Docusaurus' client entry puts these on the window; links call them to load pages ahead of a click.
window.docusaurus = {
  prefetch: () => Promise.resolve([]),
  preload: () => Promise.resolve([]),
};

// Docusaurus tells other hooks of a stored value with an event made in the old way, which jsdom
// knows for most kinds of event but not for this one.
const original: (kind: string) => Event = Reflect.get(document, 'createEvent').bind(document);
Object.defineProperty(document, 'createEvent', {
  value: (kind: string): Event =>
    kind === 'StorageEvent' ? new StorageEvent('storage') : original(kind),
});

// jsdom lacks the channel on which tabs talk; Node has the same one.
Object.defineProperty(window, 'BroadcastChannel', {value: BroadcastChannel});
