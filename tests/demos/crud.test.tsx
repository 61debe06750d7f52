import {screen, waitFor, within} from '@testing-library/react';
import {testDemos} from './testDemos';

function getRow(name: RegExp) {
  return within(screen.getByRole('row', {name}));
}

/** A form is busy until its action has ended, and React wants no typing before that. */
function formIsReady(submit: string): Promise<void> {
  return waitFor(() => expect(screen.getByRole('button', {name: submit})).toBeEnabled());
}

testDemos('/core/react-crud/', {
  async CrudBasic({user}) {
    await user.click(await screen.findByRole('button', {name: 'Create new'}));
    await user.type(screen.getByLabelText('Plant'), 'Sage');
    await user.click(screen.getByRole('button', {name: 'Create'}));
    await screen.findByRole('row', {name: /Sage/});

    await user.click(getRow(/Sage/).getByRole('menuitem', {name: 'Edit'}));
    await user.type(await screen.findByLabelText('Plant'), ' and thyme');
    await user.click(screen.getByRole('button', {name: 'Edit'}));
    await screen.findByRole('row', {name: /Sage and thyme/});

    await user.click(getRow(/Sage and thyme/).getByRole('menuitem', {name: 'Delete'}));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', {name: 'Delete'}));
    await waitFor(() => expect(screen.queryByRole('row', {name: /Sage/})).not.toBeInTheDocument());
    expect(await screen.findByRole('row', {name: /Lavender/})).toBeVisible();
  },

  async CrudNoCache({user}) {
    await user.click(await screen.findByRole('gridcell', {name: 'Outer reef'}));
    expect(await screen.findByText('Requests: 2')).toBeVisible();
    await user.click(screen.getByRole('button', {name: 'All buoys'}));
    expect(await screen.findByText('Requests: 3')).toBeVisible();
  },

  async CrudCustomRoutes({user}) {
    await screen.findByRole('row', {name: /An atlas of clouds/});
    await user.click(screen.getByRole('button', {name: 'Create new'}));
    await user.type(screen.getByLabelText('Title'), 'Bread from rye');
    await user.click(screen.getByRole('button', {name: 'Create'}));
    await user.click(await screen.findByRole('gridcell', {name: 'Bread from rye'}));
    await user.click(await screen.findByRole('button', {name: 'Edit'}));
    expect(await screen.findByLabelText('Title')).toHaveValue('Bread from rye');
  },

  async CrudList({user}) {
    await screen.findByRole('gridcell', {name: '0'});
    await user.click(screen.getByRole('columnheader', {name: 'Cars'}));
    await user.click(screen.getByRole('columnheader', {name: 'Cars'}));
    await screen.findByRole('gridcell', {name: '57'});
    await user.click(screen.getByRole('button', {name: 'Go to next page'}));
    await screen.findByRole('gridcell', {name: '37'});
    expect(screen.queryByRole('gridcell', {name: '57'})).not.toBeInTheDocument();
    const [, first] = screen.getAllByRole('row');
    await user.click(within(first ?? document.body).getByRole('menuitem', {name: 'Delete'}));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', {name: 'Delete'}));
    expect(await screen.findByText(/^Crossing \d+ is gone\.$/)).toBeVisible();
  },

  async CrudListSlots({user}) {
    await user.click(await screen.findByRole('button', {name: /Two pears/}));
    expect(screen.getByText('Chosen: Two pears')).toBeVisible();
  },

  async CrudShow({user}) {
    expect(await screen.findByText('March 4, 2025')).toBeVisible();
    await user.click(screen.getByRole('button', {name: 'swift'}));
    expect(await screen.findByText('Flight cage')).toBeVisible();
    await user.click(screen.getByRole('button', {name: 'unicorn'}));
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no record "unicorn".');
  },

  async CrudCreate({user}) {
    await user.click(screen.getByRole('button', {name: 'Create'}));
    expect(await screen.findByText('Where does it go?')).toBeVisible();
    expect(screen.getByText('Weigh the parcel.')).toBeVisible();
    await formIsReady('Create');
    await user.type(screen.getByLabelText('City'), 'Porto');
    await user.type(screen.getByLabelText('Weight in grams'), '850');
    await user.click(screen.getByRole('button', {name: 'Create'}));
    expect(await screen.findByText('On their way: Porto')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue(''));
  },

  async CrudEdit({user}) {
    await user.type(await screen.findByLabelText('Seats'), '0');
    await user.click(screen.getByRole('button', {name: 'Edit'}));
    expect(await screen.findByText('The hall has 200 seats.')).toBeVisible();
    await formIsReady('Edit');
    await user.clear(screen.getByLabelText('Seats'));
    await user.type(screen.getByLabelText('Seats'), '190');
    await user.click(screen.getByRole('button', {name: 'Edit'}));
    expect(await screen.findByText('Saved: The Slow Rivers, 190 seats')).toBeVisible();
  },
});
