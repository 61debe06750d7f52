import {screen, waitFor, within} from '@testing-library/react';
import {testDemos} from './testDemos';

function getDialog() {
  return within(screen.getByRole('dialog'));
}

function dialogIsGone(): Promise<void> {
  return waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

testDemos('/core/react-use-dialogs/', {
  async DialogsCustom({user}) {
    await user.click(screen.getByRole('button', {name: 'When is the mill open?'}));
    expect(getDialog().getByText(/from ten to four/)).toBeVisible();
    await user.click(getDialog().getByRole('button', {name: 'Close'}));
    await dialogIsGone();
  },

  async DialogsPayload({user}) {
    await user.click(screen.getByRole('button', {name: 'North pier'}));
    expect(screen.getByRole('dialog', {name: 'From North pier'})).toBeVisible();
    await user.click(getDialog().getByRole('button', {name: 'Back'}));
    await dialogIsGone();
  },

  async DialogsResult({user}) {
    await user.click(screen.getByRole('button', {name: 'No table reserved'}));
    await user.click(getDialog().getByRole('button', {name: 'Garden'}));
    expect(await screen.findByRole('button', {name: 'Garden table reserved'})).toBeVisible();
  },

  async DialogsStacked({user}) {
    await user.click(screen.getByRole('button', {name: 'Enter the cave'}));
    await user.click(getDialog().getByRole('button', {name: 'Go deeper'}));
    await user.click(await screen.findByRole('button', {name: 'Climb out of cave 2'}));
    await user.click(await screen.findByRole('button', {name: 'Climb out of cave 1'}));
    await dialogIsGone();
  },

  async DialogsAlert({user}) {
    await user.click(screen.getByRole('button', {name: 'Check the weather'}));
    expect(getDialog().getByText(/Frost tonight/)).toBeVisible();
    await user.click(getDialog().getByRole('button'));
    await dialogIsGone();
  },

  async DialogsConfirm({user}) {
    await user.click(screen.getByRole('button', {name: 'Drafts in the drawer: 4'}));
    await user.click(getDialog().getByRole('button', {name: 'Keep'}));
    await user.click(await screen.findByRole('button', {name: 'Drafts in the drawer: 4'}));
    await user.click(getDialog().getByRole('button', {name: 'Shred'}));
    expect(await screen.findByRole('button', {name: 'The drawer is empty'})).toBeDisabled();
  },

  async DialogsPrompt({user}) {
    await user.click(screen.getByRole('button', {name: 'Fig tree: Nameless'}));
    await user.type(getDialog().getByRole('textbox'), 'Olive');
    await user.click(getDialog().getByRole('button', {name: 'Name it'}));
    await user.click(await screen.findByRole('button', {name: 'Fig tree: Olive'}));
    await user.click(await screen.findByRole('button', {name: 'Cancel'}));
    expect(await screen.findByRole('button', {name: 'Fig tree: Olive'})).toBeVisible();
  },

  async DialogsComplexPayload({user}) {
    await user.click(screen.getByRole('button', {name: 'B7: 40 apples'}));
    const apples = getDialog().getByRole('spinbutton', {name: 'Apples'});
    await user.clear(apples);
    await user.type(apples, '55');
    await user.click(getDialog().getByRole('button', {name: 'Save'}));
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(await screen.findByRole('button', {name: 'B7: 55 apples'})).toBeVisible();
  },
});
