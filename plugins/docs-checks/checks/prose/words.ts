/** Words that pages do without, and why. */
export interface UnwantedWord {
  readonly pattern: RegExp;
  readonly reason: string;
}

const JUDGES = 'What is plain to the writer may not be to the reader.';
const PRAISES = 'Praise tells nothing; show what it does.';
const PROMISES = 'Pages say what the documented version does.';

/** Words that WRITING.md asks to leave out. */
export const UNWANTED_WORDS: readonly UnwantedWord[] = [
  {pattern: /\b(?:simply|just|easy|easily|obviously|of course)\b(?!-)/gi, reason: JUDGES},
  {pattern: /\b(?:seamless|seamlessly|powerful|effortless|effortlessly)\b/gi, reason: PRAISES},
  {pattern: /\b(?:coming soon|stay tuned|in the near future)\b/gi, reason: PROMISES},
  {pattern: /\bplease\b/gi, reason: 'Say what to do; politeness is in the tone.'},
  {
    pattern: /(?<!["'“(])!(?=[\s"'”)]|$)/gm,
    reason: 'A full stop says the same, and quietly.',
  },
];
