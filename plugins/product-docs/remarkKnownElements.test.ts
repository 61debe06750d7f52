import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {remarkKnownElements} from './remarkKnownElements';

const parser = unified().use(remarkParse).use(remarkMdx);

function run(source: string): void {
  remarkKnownElements()(parser.parse(source), {path: 'core/page.mdx'});
}

test.each([
  ['Text, and <b>HTML</b>.'],
  ['<AdSlot />\n\n<Details>\n\nMore.\n\n</Details>'],
  ["import {Card} from './Card';\n\n<Card />"],
  ["import Card, {Row as Line} from './Card';\n\n<Card><Line /></Card>"],
  ["import * as Cards from './Card';\n\n<Cards.Small />"],
  ['export const Card = () => <i />;\n\nA <Card /> in a line.'],
  ['export function Card() {\n  return <i />;\n}\n\n<Card />'],
  ['`<Card />` is code.'],
])('%j has all that it uses', (source) => {
  expect(() => run(source)).not.toThrow();
});

test.each([
  ['Text.\n\n<Card />', 'core/page.mdx:3: <Card> is not known'],
  ['Generic Array<Row>text</Row> in a line.', 'core/page.mdx:1: <Row> is not known'],
  ['<div>\n  <Cards.Small />\n</div>', 'core/page.mdx:2: <Cards> is not known'],
  ["import {Card} from './Card';\n\n<Demos />", 'core/page.mdx:3: <Demos> is not known'],
])('%j stops the build', (source, message) => {
  expect(() => run(source)).toThrow(message);
});

test('names every one', () => {
  expect(() => run('<A />\n\n<B />')).toThrow(/page\.mdx:1: <A>[^]*page\.mdx:3: <B>/);
});
