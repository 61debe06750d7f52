import {MAX_MAIN_LINES, MAX_WHOLE_LINES, renderSource} from './renderSource';

function lines(count: number): string {
  return `${Array.from({length: count}, (_, index) => `line${index}();`).join('\n')}\n`;
}

function shownLines(html: string): string[] {
  return [...html.matchAll(/<span class="demo-line">(.*)\n<\/span>/g)].map(([, line = '']) =>
    line.replaceAll(/<[^>]*>/g, ''),
  );
}

const FILE = {name: 'A.tsx', language: 'ts'} as const;

test('a short demo is shown whole', () => {
  const text = {...FILE, code: lines(MAX_WHOLE_LINES), mainLines: {first: 1, last: 1}};
  expect(shownLines(renderSource([text]))).toHaveLength(MAX_WHOLE_LINES);
});

test('of a longer one the main lines come first', () => {
  const text = {...FILE, code: lines(MAX_WHOLE_LINES + 1), mainLines: {first: 1, last: 2}};
  expect(shownLines(renderSource([text]))).toEqual(['line1();', 'line2();']);
});

test('main lines from inside a function start at the margin', () => {
  const code = `if (a) {\n    b();\n}\n${lines(MAX_WHOLE_LINES)}`;
  const inside = renderSource([{...FILE, code, mainLines: {first: 1, last: 1}}]);
  expect(inside).toContain('style="--indent:4ch"');
  expect(renderSource([{...FILE, code, mainLines: {first: 0, last: 1}}])).not.toContain('style');
});

test('but not too many of them', () => {
  const text = {...FILE, code: lines(50), mainLines: {first: 10, last: 40}};
  expect(shownLines(renderSource([text]))).toHaveLength(MAX_MAIN_LINES);
});

test('a file that the demo only uses is shown whole', () => {
  const text = {...FILE, code: lines(50)};
  expect(shownLines(renderSource([text]))).toHaveLength(50);
});

test('the text is the code, to the letter', () => {
  const code = 'const a = <p title="1 < 2 && 3 > 2">&nbsp;{`x\ny`}</p>;\n';
  const html = renderSource([{...FILE, code}]);
  const text = html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  expect(text).toBe(code);
});
