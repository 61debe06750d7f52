import type {PageActs} from './types';

export const CRUD_ACTS: PageActs = {
  async CrudBasic(demo) {
    await demo.part('button', 'Create new').click();
    await demo.field('Plant').isSeen();
    await demo.pause();
    await demo.field('Plant').type('Sage');
    await demo.part('button', 'Create').click();

    await demo.part('row', /Sage/).part('menuitem', 'Edit').click();
    await demo.field('Plant').type(' and thyme');
    await demo.part('button', 'Edit').click();

    await demo
      .part('row', /Sage and thyme/)
      .part('menuitem', 'Delete')
      .click();
    await demo.part('dialog').part('button', 'Delete').isSeen();
    await demo.pause();
    await demo.part('dialog').part('button', 'Delete').click();
    await demo.part('row', /Sage/).isGone();
    await demo.part('row', /Lavender/).isSeen();
  },

  async CrudNoCache(demo) {
    await demo.part('gridcell', 'Outer reef').click();
    await demo.text('Requests: 2').isSeen();
    await demo.part('button', 'All buoys').click();
    await demo.text('Requests: 3').isSeen();
  },

  async CrudCustomRoutes(demo) {
    await demo.part('row', /An atlas of clouds/).isSeen();
    await demo.part('button', 'Create new').click();
    await demo.field('Title').type('Bread from rye');
    await demo.part('button', 'Create').click();
    await demo.part('gridcell', 'Bread from rye').click();
    await demo.part('button', 'Edit').click();
    await demo.field('Title').holds('Bread from rye');
  },

  async CrudList(demo) {
    await demo.part('gridcell', '0').isSeen();
    await demo.part('columnheader', /^Cars/).click();
    await demo.part('columnheader', /^Cars/).hasAttribute('aria-sort', 'ascending');
    await demo.part('columnheader', /^Cars/).click();
    await demo.part('gridcell', '57').isSeen();
    await demo.part('button', 'Go to next page').click();
    await demo.part('gridcell', '37').isSeen();
    await demo.part('gridcell', '57').isGone();
    await demo.part('row').nth(1).part('menuitem', 'Delete').click();
    await demo.part('dialog').part('button', 'Delete').click();
    await demo.text(/^Crossing \d+ is gone\.$/).isSeen();
  },

  async CrudListSlots(demo) {
    await demo.part('button', /Two pears/).click();
    await demo.text('Chosen: Two pears').isSeen();
  },

  async CrudShow(demo) {
    await demo.text('March 4, 2025').isSeen();
    await demo.part('button', 'swift').click();
    await demo.text('Flight cage').isSeen();
    await demo.part('button', 'unicorn').click();
    await demo.part('alert').contains('There is no record "unicorn".');
  },

  async CrudCreate(demo) {
    await demo.part('button', 'Create').click();
    await demo.text('Where does it go?').isSeen();
    await demo.text('Weigh the parcel.').isSeen();
    await demo.pause();
    // A form is busy until its action has ended, and React wants no typing before that.
    await demo.part('button', 'Create').isEnabled();
    await demo.field('City').type('Porto');
    await demo.field('Weight in grams').type('850');
    await demo.part('button', 'Create').click();
    await demo.text('On their way: Porto').isSeen();
    await demo.field('City').holds('');
  },

  async CrudEdit(demo) {
    await demo.field('Seats').type('0');
    await demo.part('button', 'Edit').click();
    await demo.text('The hall has 200 seats.').isSeen();
    await demo.part('button', 'Edit').isEnabled();
    await demo.field('Seats').clear();
    await demo.field('Seats').type('190');
    await demo.part('button', 'Edit').click();
    await demo.text('Saved: The Slow Rivers, 190 seats').isSeen();
  },
};
