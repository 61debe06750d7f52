import {VARIANT_KIND_NAMES, VARIANT_KINDS, type CodeVariant} from '../../src/shared/code';

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
  /** What the fence is one variant of, with those that stand beside it. */
  readonly variant?: CodeVariant;
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

const TEXT_KEYS: readonly string[] = ['title', 'file', 'reason', 'check', ...VARIANT_KIND_NAMES];
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
  ...VARIANT_KIND_NAMES.map((kind) => `${kind}=${VARIANT_KINDS[kind].values.join('|')}`),
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

function readVariants(values: ReadonlyMap<string, string>): CodeVariant[] {
  return VARIANT_KIND_NAMES.flatMap((kind) => {
    const value = VARIANT_KINDS[kind].values.find((known) => known === values.get(kind));
    return value ? [{kind, value}] : [];
  });
}

function findVariantProblems(values: ReadonlyMap<string, string>): string[] {
  const given = VARIANT_KIND_NAMES.filter((kind) => values.has(kind));
  const read = readVariants(values);
  const unknown = given.filter((kind) => !read.some((variant) => variant.kind === kind));
  return [
    ...unknown.map((kind) => `does not know ${kind}=${values.get(kind) ?? ''}`),
    ...(given.length > 1
      ? [`is a variant in two ways (${given.join(', ')}), and can be in one`]
      : []),
  ];
}

function findValueProblems(values: ReadonlyMap<string, string>): string[] {
  const problems: string[] = [];
  for (const key of ['title', 'file']) {
    if (values.get(key) === '') {
      problems.push(`says ${key}="", which names nothing`);
    }
  }
  problems.push(...findVariantProblems(values));
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
      variant: readVariants(values)[0],
      highlight: values.get('lines'),
      add: values.get('add'),
      remove: values.get('del'),
      focus: values.get('focus'),
    },
    problems: found.map((problem) => `the fence ${problem}; it may say ${KNOWN}`),
  };
}
