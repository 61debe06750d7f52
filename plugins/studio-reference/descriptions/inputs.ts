import type {Descriptions} from '../describer';

/** Sentences that are true of the same property of several components. */
export const STYLES =
  'Styles of the component, in the form that Material UI uses: CSS properties and names from the theme.';
export const FULL_WIDTH = 'Takes up the whole width of its place in the row.';
export const DISABLED = 'Shows the input grayed out and ignores the user.';
export const FIELD_VARIANT =
  'How the input looks: with an outline, on a filled surface, or underlined.';
export const LABEL = 'The words that say what to enter, shown in or above the input.';
export const START_VALUE = 'What `value` is before the user changes it.';

/** Properties that every input has, for use inside a Form. */
export const FORM_INPUT: Descriptions = {
  name: 'The key of this input in the value of the surrounding Form.',
  isRequired: 'Marks the input as invalid, and stops the Form from submitting, while it is empty.',
};
