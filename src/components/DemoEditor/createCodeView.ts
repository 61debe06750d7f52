import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {javascript} from '@codemirror/lang-javascript';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import {lintGutter, setDiagnostics} from '@codemirror/lint';
import {EditorState} from '@codemirror/state';
import {drawSelection, EditorView, keymap, lineNumbers} from '@codemirror/view';
import {tags} from '@lezer/highlight';
import type {DemoProblem} from '../../lib/demos/compileDemo';

/** An editor on the page. */
export interface CodeView {
  /** Marks a problem on its line, if it has one; null takes the mark away. */
  readonly showProblem: (problem: DemoProblem | null) => void;
  readonly destroy: () => void;
}

export interface CodeViewOptions {
  readonly parent: HTMLElement;
  /** What screen readers call it. */
  readonly label: string;
  readonly code: string;
  readonly onChange: (code: string) => void;
}

const COLOURS = HighlightStyle.define([
  {tag: [tags.keyword, tags.modifier], color: 'var(--code-keyword)'},
  {tag: [tags.string, tags.regexp], color: 'var(--code-string)'},
  {tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)'},
  {tag: tags.comment, color: 'var(--code-comment)'},
  {tag: [tags.tagName, tags.typeName], color: 'var(--code-type)'},
  {tag: [tags.attributeName, tags.propertyName], color: 'var(--code-property)'},
]);

const THEME = EditorView.theme({
  '&': {maxHeight: '28rem', color: 'var(--code-text)', fontSize: '0.8125rem'},
  '.cm-scroller': {fontFamily: 'var(--ifm-font-family-monospace)', lineHeight: '1.6'},
  '.cm-gutters': {
    border: '0',
    backgroundColor: 'transparent',
    color: 'var(--site-text-muted)',
  },
  '.cm-cursor': {borderInlineStartColor: 'var(--site-text)'},
  '&.cm-focused': {outline: '2px solid var(--site-accent)', outlineOffset: '-2px'},
  '.cm-tooltip': {
    border: '1px solid var(--site-border)',
    backgroundColor: 'var(--site-surface-raised)',
    color: 'var(--site-text)',
  },
});

/** Opens an editor. The Tab key leaves it, as it leaves every other field. */
export function createCodeView({parent, label, code, onChange}: CodeViewOptions): CodeView {
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: code,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        lintGutter(),
        javascript({jsx: true, typescript: true}),
        syntaxHighlighting(COLOURS),
        THEME,
        keymap.of([...defaultKeymap, ...historyKeymap]),
        EditorView.contentAttributes.of({'aria-label': label, spellcheck: 'false', dir: 'ltr'}),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) {
            onChange(update.state.doc.toString());
          }
        }),
      ],
    }),
  });
  return {
    showProblem: (problem) => {
      const {doc} = view.state;
      const line = problem?.line ?? null;
      const {from, to} = doc.line(Math.min(Math.max(line ?? 1, 1), doc.lines));
      const diagnostics =
        problem && line !== null
          ? [{from, to, severity: 'error' as const, message: problem.message}]
          : [];
      view.dispatch(setDiagnostics(view.state, diagnostics));
    },
    destroy: () => view.destroy(),
  };
}
