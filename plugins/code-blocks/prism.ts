// Prism with the languages that the renderer's copy lacks. Build side only: browsers get HTML.
import './globalPrism';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-docker';
import 'prismjs/components/prism-ini';
import {Prism} from 'prism-react-renderer';

// A `#` begins a comment at the start of a line or after a space. Prism takes every `#` for one, and
// Studio's files are full of `functions.ts#listOrders`.
Prism.languages.yaml = Prism.languages.extend('yaml', {
  comment: {pattern: /(^|[ \t])#.*/m, lookbehind: true},
});

export {Prism};
