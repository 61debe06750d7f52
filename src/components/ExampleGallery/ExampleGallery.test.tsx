import {screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderInSite} from '@site/tests/setup/renderInSite';
import {ExampleCard, ExampleGallery, type ExampleCardProps} from './ExampleGallery';

/** The forms that were sent: what would open in a new tab. */
let sent: {readonly action: string; readonly fields: FormData}[] = [];

beforeEach(() => {
  sent = [];
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submitForm(
    this: HTMLFormElement,
  ) {
    sent.push({action: this.action, fields: new FormData(this)});
  });
});

function renderCard(props: Partial<ExampleCardProps> = {}) {
  renderInSite(
    <ExampleGallery>
      <ExampleCard of="harbour" title="A harbour" alt="Two piers." {...props}>
        <h3>A harbour</h3>
      </ExampleCard>
    </ExampleGallery>,
    '/core/introduction/examples/',
  );
}

test('an example is an item of a list, with a picture, its text and its source', () => {
  renderCard();
  const card = screen.getByRole('listitem');
  expect(card).toContainElement(screen.getByRole('heading', {name: 'A harbour'}));
  // CSS shows the picture of the mode.
  for (const [index, mode] of ['light', 'dark'].entries()) {
    const picture = screen.getAllByRole('img', {name: 'Two piers.'})[index];
    expect(picture).toHaveAttribute('src', `/toolpad/img/examples/harbour-${mode}.png`);
    expect(picture).toHaveAttribute('width', '960');
    expect(picture).toHaveAttribute('height', '600');
  }
  expect(screen.getByRole('link', {name: 'Source: A harbour'})).toHaveAttribute(
    'href',
    expect.stringMatching(/core\/introduction\/examples\/harbour\/$/),
  );
});

test('only an example that runs in the site offers that', () => {
  renderCard();
  expect(screen.queryByRole('link', {name: /Try it here/})).toBeNull();
});

test('an example that runs in the site has a page of its own', () => {
  renderCard({live: true});
  expect(screen.getByRole('link', {name: /Try it here: A harbour/})).toHaveAttribute(
    'href',
    expect.stringMatching(/\/examples\/harbour\/$/),
  );
});

test.each([
  ['StackBlitz', /^https:\/\/stackblitz\.com\/run\?file=src%2FApp\.tsx$/, 'project[title]'],
  ['CodeSandbox', /^https:\/\/codesandbox\.io\/api/, 'parameters'],
])('%s gets the example, once somebody asks', async (sandbox, action, field) => {
  renderCard();
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', {name: `Open in ${sandbox}: A harbour`}));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.action).toMatch(action);
  expect(sent[0]?.fields.get(field)).toEqual(expect.stringMatching(/./));
});

test('all files go to StackBlitz', async () => {
  renderCard();
  await userEvent.click(screen.getByRole('button', {name: 'Open in StackBlitz: A harbour'}));
  await waitFor(() => expect(sent).toHaveLength(1));
  const fields = sent[0]?.fields;
  expect(fields?.get('project[title]')).toBe('A harbour');
  expect(fields?.get('project[files][src/App.tsx]')).toBe('export function App() {}');
  expect(fields?.get('project[files][package.json]')).toBe('{}');
});

test('an example that cannot be opened says so', async () => {
  renderCard({of: 'lighthouse'});
  await userEvent.click(screen.getByRole('button', {name: /CodeSandbox/}));
  expect(await screen.findByText('CodeSandbox could not be opened. Try again.')).toBeVisible();
  expect(sent).toEqual([]);
});
