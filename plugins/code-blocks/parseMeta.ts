import {CODE_STYLINGS, type CodeStyling} from '../../src/shared/code';

/** What the words after the language of a fence say. */
export interface FenceMeta {
  readonly title?: string;
  /** The file that the fence is; it is the title where there is none. */
  readonly file?: string;
  /** The fence goes on where the file above it stopped. */
  readonly continues: boolean;
  /** Why the code is not checked. */
  readonly skipReason?: string;
  readonly showLineNumbers: boolean;
  readonly wrap: boolean;
  readonly styling?: CodeStyling;
  /** Ranges of lines as written, such as `1,3-5`. */
  readonly highlight?: string;
  readonly add?: string;
  readonly remove?: string;
  readonly focus?: string;
}

export interface ParsedMeta {
  readonly meta: FenceMeta;
  /** What is wrong with it, one sentence each. */
  readonly problems: readonly string[];
}

const WORD =
  /\s*(?:(?<key>[a-zA-Z]+)=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|\{(?<ranges>[^}]*)\}|(?<bare>[^\s"'{}]+))|\{(?<lines>[^}]*)\}|(?<flag>[a-zA-Z]\w*))(?=\s|$)/y;

const TEXT_KEYS = ['title', 'file', 'reason', 'check', 'styling'];
const RANGE_KEYS = ['add', 'del', 'focus'];
const FLAGS = ['continues', 'showLineNumbers', 'wrap'];
const KNOWN = [
  'title="…"',
  'file="…"',
  'continues',
  'check=skip reason="…"',
  '{1,3-5}',
  'add={…}',
  'del={…}',
  'focus={…}',
  'showLineNumbers',
  'wrap',
  `styling=${CODE_STYLINGS.join('|')}`,
  'npm2yarn (alone, in a bash fence)',
].join(', ');

interface Words {
  readonly values: ReadonlyMap<string, string>;
  readonly problems: readonly string[];
}

function readWords(text: string): Words {
  const values = new Map<string, string>();
  const problems: string[] = [];
  const pattern = new RegExp(WORD);
  while (text.slice(pattern.lastIndex).trim() !== '') {
    const start = pattern.lastIndex;
    const groups = pattern.exec(text)?.groups;
    if (!groups) {
      const rest = text.slice(start).trim();
      return {values, problems: [...problems, `cannot read "${rest}" after the language`]};
    }
    const name = groups.key ?? groups.flag ?? 'lines';
    const isRange = groups.ranges !== undefined;
    const isKnown = groups.flag
      ? FLAGS.includes(name)
      : name === 'lines' || (isRange ? RANGE_KEYS : TEXT_KEYS).includes(name);
    if (!isKnown) {
      problems.push(`does not know "${text.slice(start, pattern.lastIndex).trim()}"`);
    } else if (values.has(name)) {
      problems.push(`says "${name}" twice`);
    }
    values.set(
      name,
      groups.double ?? groups.single ?? groups.ranges ?? groups.bare ?? groups.lines ?? '',
    );
  }
  return {values, problems};
}

function findValueProblems(values: ReadonlyMap<string, string>): string[] {
  const problems: string[] = [];
  for (const key of ['title', 'file']) {
    if (values.get(key) === '') {
      problems.push(`says ${key}="", which names nothing`);
    }
  }
  const styling = values.get('styling');
  if (styling !== undefined && !CODE_STYLINGS.some((known) => known === styling)) {
    problems.push(`does not know styling=${styling}`);
  }
  const check = values.get('check');
  if (check !== undefined && check !== 'skip') {
    problems.push(`does not know check=${check}`);
  }
  const hasReason = (values.get('reason') ?? '').trim() !== '';
  if (values.has('check') !== hasReason || values.has('reason') !== hasReason) {
    problems.push('needs check=skip and reason="…" together, and a reason that says something');
  }
  return problems;
}

/** Reads the words after the language of a fence. */
export function parseMeta(text: string): ParsedMeta {
  const {values, problems: wordProblems} = readWords(text);
  const found = [...wordProblems, ...findValueProblems(values)];
  return {
    meta: {
      title: values.get('title'),
      file: values.get('file'),
      continues: values.has('continues'),
      skipReason: values.get('reason'),
      showLineNumbers: values.has('showLineNumbers'),
      wrap: values.has('wrap'),
      styling: CODE_STYLINGS.find((styling) => styling === values.get('styling')),
      highlight: values.get('lines'),
      add: values.get('add'),
      remove: values.get('del'),
      focus: values.get('focus'),
    },
    problems: found.map((problem) => `the fence ${problem}; it may say ${KNOWN}`),
  };
}
