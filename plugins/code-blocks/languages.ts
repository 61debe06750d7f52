/** A language that fences may name. */
export interface CodeLanguageInfo {
  /** The name for readers. */
  readonly label: string;
  /** The id of Prism's grammar; null leaves the text without colours. */
  readonly grammar: string | null;
}

const JAVASCRIPT: CodeLanguageInfo = {label: 'JavaScript', grammar: 'javascript'};
const TERMINAL: CodeLanguageInfo = {label: 'Terminal', grammar: 'bash'};
const YAML: CodeLanguageInfo = {label: 'YAML', grammar: 'yaml'};

/** Every language that pages use; a name that is not here stops the build. */
export const LANGUAGES: Readonly<Partial<Record<string, CodeLanguageInfo>>> = {
  ts: {label: 'TypeScript', grammar: 'typescript'},
  tsx: {label: 'TypeScript', grammar: 'tsx'},
  js: JAVASCRIPT,
  jsx: {label: 'JavaScript', grammar: 'jsx'},
  bash: TERMINAL,
  sh: TERMINAL,
  yaml: YAML,
  yml: YAML,
  json: {label: 'JSON', grammar: 'json'},
  html: {label: 'HTML', grammar: 'markup'},
  css: {label: 'CSS', grammar: 'css'},
  sql: {label: 'SQL', grammar: 'sql'},
  docker: {label: 'Dockerfile', grammar: 'docker'},
  ini: {label: 'INI', grammar: 'ini'},
  diff: {label: 'Changes', grammar: null},
  text: {label: 'Text', grammar: null},
};

/** What is wrong with the language of a fence, in one sentence; null when it is known. */
export function findLanguageProblem(language: string | null | undefined): string | null {
  const known = `one of ${Object.keys(LANGUAGES).join(', ')}`;
  if (!language) {
    return `the fence names no language; write ${known}`;
  }
  return Object.hasOwn(LANGUAGES, language)
    ? null
    : `the fence names the language "${language}", which the site does not know; write ${known}`;
}
