import {screen} from '@testing-library/react';
import {testDemos} from './testDemos';

testDemos('/core/react-page-container/', {
  async PageContainerBasic({user}) {
    expect(screen.getByRole('heading', {name: 'Meadow hive'})).toBeVisible();
    expect(screen.getByRole('link', {name: 'Hives'})).toHaveAttribute('href', '/hives');
    await user.click(screen.getByRole('button', {name: 'All hives'}));
    expect(screen.getByRole('heading', {name: 'Hives'})).toBeVisible();
  },

  async PageContainerTitleAndBreadcrumbs({user}) {
    await user.click(screen.getByRole('link', {name: 'Archive'}));
    expect(screen.getByText('You are at /archive.')).toBeVisible();
    expect(screen.getByRole('heading', {name: 'Letters from the lighthouse'})).toBeVisible();
  },

  async PageContainerDynamicRoute({user}) {
    await user.click(screen.getByRole('button', {name: 'Next room'}));
    expect(screen.getByRole('heading', {name: 'Room 2'})).toBeVisible();
    await user.click(screen.getByRole('link', {name: 'Rooms'}));
    expect(screen.getByRole('button', {name: 'Begin in room 1'})).toBeVisible();
  },

  async PageContainerStandaloneHeader({user}) {
    await user.click(screen.getByRole('button', {name: 'Go to the recipes'}));
    expect(screen.getByRole('heading', {name: 'Recipes'})).toBeVisible();
  },

  async PageContainerToolbarActions({user}) {
    expect(screen.getByText('312 swimmers today')).toBeVisible();
    await user.click(screen.getByRole('button', {name: 'Week'}));
    expect(screen.getByText('2,045 this week')).toBeVisible();
  },

  async PageContainerFullSize({user}) {
    await user.click(screen.getByRole('button', {name: 'Pin a note'}));
    expect(screen.getByText('Notes on the board: 1')).toBeVisible();
  },
});
