// Small pieces of MDX text. Values of attributes are written as JSON, which is JavaScript.

export type Attributes = Readonly<Record<string, unknown>>;

function printAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}={${JSON.stringify(value)}}`))
    .join('');
}

/** An element with Markdown inside. */
export function element(name: string, attributes: Attributes, children = ''): string {
  const tag = `<${name}${printAttributes(attributes)}`;
  return children ? `${tag}>\n\n${children}\n\n</${name}>` : `${tag} />`;
}

/** A heading with an anchor of our choice. */
export function heading(level: 2 | 3, text: string, anchor: string): string {
  return `${'#'.repeat(level)} ${text} {/* #${anchor} */}`;
}

export function codeBlock(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}

/** Blocks of text with an empty line between them; empty ones are left out. */
export function blocks(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n');
}
