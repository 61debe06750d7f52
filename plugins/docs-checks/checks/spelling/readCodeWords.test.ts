import {readCodeWords} from './readCodeWords';

function readWords(source: string, file = 'Demo.tsx'): string[] {
  return readCodeWords(source, file).split(/\s+/).filter(Boolean);
}

test.each([
  ['const colour = 1; // A line', ['//', 'A', 'line']],
  ['/** Says it. */\nfunction say() {}', ['/**', 'Says', 'it.', '*/']],
  ['say(1 /* twice */);\n// The end', ['/*', 'twice', '*/', '//', 'The', 'end']],
  ["say('two words')", ['two', 'words']],
  ["say('Piers')", ['Piers']],
  ["say('Sign-in?')", ['Sign-in?']],
  ["say('Über')", ['Über']],
  ["say('flex-start', 'inherit', 'useSession', '#fff', '')", []],
  ['say(`Open ${colour} now, ${name}.`)', ['Open', 'now,']],
  ['say(`${size} loaves`)', ['loaves']],
  ['say(`a plain one`)', ['a', 'plain', 'one']],
  ["say('line one\\nline two')", ['line', 'one', 'line', 'two']],
  [
    "say('Set `colourMode` in [the theme](./colour.mdx#one).')",
    ['Set', 'in', '[the', 'theme', '.'],
  ],
  ['// See https://example.com/colour now', ['//', 'See', 'now']],
  ["import x from 'My Module'; export * from 'My Module';", []],
  ["type X = 'One thing' | 'Another'; x['One thing'];", []],
  ["const x = {'A key': 'A value'};", ['A', 'value']],
  ['<p title="A title" className="Colour">Some text</p>', ['A', 'title', 'Colour', 'Some', 'text']],
  ["<p>{'in braces'} // no comment</p>", ['in', 'braces', '//', 'no', 'comment']],
  ['<p>{/* a comment */}</p>', ['/*', 'a', 'comment', '*/']],
])('%s says %j', (source, words) => {
  expect(readWords(source)).toEqual(words);
});

test('every word keeps its place', () => {
  const source = [
    '// One',
    'const two = {text: `Three',
    "  four`, five: ['Six seven']};",
    '',
    'const Eight = () => <b>',
    '  nine',
    '</b>;',
    '// Ten',
    '',
  ].join('\n');
  const words = readCodeWords(source, 'Demo.tsx');
  expect(words).toHaveLength(source.length);
  for (const word of ['One', 'Three', 'four', 'Six', 'seven', 'nine', 'Ten']) {
    expect(words.indexOf(word)).toBe(source.indexOf(word));
  }
  expect(words).not.toMatch(/two|five|Eight/);
});

test('a manifest has words in its values', () => {
  const manifest = '{"name": "colour", "description": "Two words", "private": true}';
  expect(readWords(manifest, 'package.json')).toEqual(['Two', 'words']);
});
