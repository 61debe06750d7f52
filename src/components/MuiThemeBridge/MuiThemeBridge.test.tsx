import * as React from 'react';
import {act, render, screen} from '@testing-library/react';
import {useColorScheme, useTheme} from '@mui/material/styles';
import {MuiThemeBridge} from './MuiThemeBridge';

const root = document.documentElement;

function Probe(): React.ReactNode {
  const theme = useTheme();
  const {setMode} = useColorScheme();
  return (
    <button
      type="button"
      onClick={() => {
        setMode('dark');
      }}
    >
      {theme.direction}
    </button>
  );
}

beforeEach(() => {
  localStorage.clear();
  for (const name of root.getAttributeNames()) {
    root.removeAttribute(name);
  }
});

test('Material UI neither stores a mode nor writes an attribute, not even when asked to', () => {
  root.setAttribute('data-theme', 'light');
  const before = root.outerHTML.split('>')[0];
  render(
    <MuiThemeBridge>
      <Probe />
    </MuiThemeBridge>,
  );
  act(() => {
    screen.getByRole('button').click();
  });
  expect(root.outerHTML.split('>')[0]).toBe(before);
  expect(localStorage).toHaveLength(0);
});

test('the theme follows the direction of the page', async () => {
  render(
    <MuiThemeBridge>
      <Probe />
    </MuiThemeBridge>,
  );
  expect(screen.getByRole('button')).toHaveTextContent('ltr');
  act(() => {
    root.setAttribute('data-direction', 'rtl');
  });
  expect(await screen.findByText('rtl')).toBeInTheDocument();
});
