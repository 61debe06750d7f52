import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {ReferenceField, StudioReferenceData} from '../../../plugins/studio-reference/types';
import {renderInSite} from '../../../tests/setup/renderInSite';
import {StudioReference} from './StudioReference';

function field(name: string, more: Partial<ReferenceField> = {}): ReferenceField {
  return {
    id: `file-Page.${name}`,
    name,
    type: [{kind: 'text', text: 'string'}],
    marks: [],
    description: [{kind: 'text', text: `What ${name} is for.`}],
    facts: [],
    groups: [],
    ...more,
  };
}

function keysOf(name: string, ...fields: readonly ReferenceField[]) {
  const label = [
    {kind: 'text', text: 'Keys of '},
    {kind: 'code', text: name},
  ] as const;
  return {label, fields};
}

function renderReference(reference: Partial<StudioReferenceData>) {
  return renderInSite(
    <StudioReference of={{type: [], facts: [], groups: [], ...reference}} />,
    '/studio/reference/file-schema/',
  );
}

function getField(name: string): HTMLElement {
  const [item] = screen
    .getAllByRole('listitem')
    .filter((candidate) => candidate.id === `file-Page.${name}`);
  if (!item) {
    throw new Error(`There is no field ${name}.`);
  }
  return item;
}

test('a field says its type, its marks, what it is for and its default, and links to itself', () => {
  const title = field('title', {
    type: [
      {kind: 'text', text: 'string, '},
      {kind: 'definition', text: 'EnvBinding'},
    ],
    marks: ['required', 'bindable'],
    facts: [{term: 'Default', value: [{kind: 'code', text: '"Untitled"'}]}],
  });
  renderReference({groups: [{label: [], fields: [title]}]});
  const item = within(getField('title'));
  expect(item.getByRole('link', {name: 'title'})).toHaveAttribute('href', '#file-Page.title');
  expect(item.getByRole('link', {name: 'EnvBinding'})).toHaveAttribute(
    'href',
    '/toolpad/studio/reference/file-schema/#definition-EnvBinding',
  );
  expect(item.getByText('required')).toBeInTheDocument();
  expect(item.getByText('bindable')).toBeInTheDocument();
  expect(item.getByText('What title is for.')).toBeInTheDocument();
  expect(item.getByRole('term')).toHaveTextContent('Default');
  expect(item.getByRole('definition')).toHaveTextContent('"Untitled"');
});

test('a value without keys of its own says what it may be', () => {
  renderReference({type: [{kind: 'text', text: 'string or number'}]});
  expect(screen.getByText(/string or number/)).toHaveTextContent('One of: string or number.');
});

test('the first level is open, and a button opens and closes the rest', async () => {
  const url = field('url');
  const query = field('query', {groups: [keysOf('query', url)]});
  const spec = field('spec', {groups: [keysOf('spec', query)]});
  renderReference({groups: [{label: [], fields: [spec]}]});
  expect(getField('query')).toBeVisible();
  expect(getField('url')).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', {name: 'Expand all'}));
  expect(getField('url')).toBeVisible();
  await userEvent.click(screen.getByRole('button', {name: 'Collapse all'}));
  expect(getField('query')).not.toBeVisible();
});

test('there is no such button where nothing is closed', () => {
  const spec = field('spec', {groups: [keysOf('spec', field('url'))]});
  renderReference({groups: [{label: [], fields: [spec]}]});
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
