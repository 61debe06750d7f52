import type {Texts} from './language';

export const ENGLISH: Texts = {
  core: {
    createNewButtonLabel: 'New round',
    createSuccessMessage: 'The round is in the plan.',
    editSuccessMessage: 'The round has changed.',
    deleteConfirmTitle: 'Delete the round?',
    deleteConfirmMessage: 'The customer then gets no bread.',
    deleteSuccessMessage: 'The round is gone.',
    deletedItemMessage: 'This round does not exist any more.',
  },
  otherLanguage: 'Deutsch',
  title: 'Millbrook Bakehouse',
  today: 'Overview',
  deliveries: 'Rounds',
  customer: 'Customer',
  day: 'Day',
  days: {mon: 'Monday', wed: 'Wednesday', sat: 'Saturday'},
  loaves: 'Loaves',
  price: 'Price of a loaf in euros',
  summary: (loaves, stops) => `${loaves} loaves to ${stops} stops every week.`,
  earnings: (amount) => `They bring in ${amount}.`,
  missingCustomer: 'Where does the round go?',
  tooFewLoaves: 'The van does not leave for fewer than five loaves.',
  unknown: 'There is no such page.',
};
