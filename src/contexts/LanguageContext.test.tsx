import {render, screen} from '@testing-library/react';
import {SHELL_TEXTS} from '../lib/i18n/texts/shell';
import {LanguageProvider, useTranslate} from './LanguageContext';

function Label() {
  return <p>{useTranslate(SHELL_TEXTS)('status.label', {product: 'Toolpad Core'})}</p>;
}

test('without a provider the interface is English', () => {
  render(<Label />);
  expect(screen.getByText('Status of Toolpad Core')).toBeInTheDocument();
});

test('a language that nobody has written is an ellipsis, and one error', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <LanguageProvider language="tlh">
      <Label />
      <Label />
    </LanguageProvider>,
  );
  expect(screen.getAllByText('…')).toHaveLength(2);
  expect(error).toHaveBeenCalledTimes(1);
});
