import {GUIDES, type Descriptions} from './describe';

const CACHE =
  'Keeps what the data source returned. Without it the cache of the nearest `CrudProvider` is used.';
const SOURCE =
  'Where the records are. Without it the data source of the nearest `CrudProvider` is used.';
const TEXTS = 'Texts for this component only. It takes all texts of this type, not a part of them.';
const NEEDS_REACT_19 = 'It needs React 19: under React 18 it throws.';

export const CRUD: Descriptions = {
  Crud: {
    summary:
      '`Crud` renders the list, the record and the two forms of one data source, and picks among them by the current path.',
    members: {
      dataSource: 'Where the records are, and what can be done with them.',
      rootPath:
        'The path of the list, with a slash at the start: `/people`. The other pages are at `/people/new`, `/people/:id` and `/people/:id/edit`.',
      initialPageSize: 'How many records the list shows on a page at first.',
      defaultValues: 'What the form for a new record starts with.',
      dataSourceCache:
        'Keeps what the data source returned. `Crud` makes a cache of its own unless you pass one; `null` means none.',
      slots: 'Components that replace parts of the pages; see [Slots](#slots).',
      'slots.list': 'The slots of [List](./list.mdx#slots).',
      slotProps: 'Props for the parts of the pages; see [Slots](#slots).',
    },
    page: {
      meta: 'Import, props and slots of Crud, which renders list, detail and form pages for one data source.',
      guides: [GUIDES.crud],
      notes: [
        NEEDS_REACT_19,
        'Your router has to send all paths below `rootPath` to the page that holds `Crud`.',
      ],
    },
  },
  CrudForm: {
    summary:
      '`CrudForm` is the form inside `Create` and `Edit`. It is controlled: you keep the values and errors and pass them as `formState`.',
    members: {
      dataSource: SOURCE,
      formState: 'The values and errors to show.',
      onFieldChange:
        'Called for every change of a field. Dates arrive as ISO text, an emptied date as `null`.',
      onSubmit: 'Called with the values. The button shows a spinner until its promise is settled.',
      onReset: 'Called when the form is reset. The form has no reset button of its own.',
      slots: 'The component that replaces the text fields; see [Slots](#slots).',
      slotProps: 'Props for the text fields; see [Slots](#slots).',
      submitButtonLabel: 'The label of the submit button.',
    },
    page: {
      meta: 'Import, props and slots of CrudForm, the controlled form that Create and Edit are made of.',
      guides: [GUIDES.crud],
      notes: [NEEDS_REACT_19],
    },
  },
  CrudFormSlots: {
    summary: 'The part of `CrudForm` that you can replace.',
    members: {textField: 'The input for a field of type `string`, or of no type.'},
  },
  CrudFormSlotProps: {summary: 'Props for the slot of `CrudForm`.'},
  CrudFormState: {
    summary: 'What a form shows.',
    members: {
      values: 'The value of every field, without the id.',
      errors: 'The message under each field that is wrong.',
    },
  },
  CrudProvider: {
    summary:
      '`CrudProvider` gives one data source and one cache to the `List`, `Show`, `Create` and `Edit` below it.',
    members: {
      dataSource: 'Where the records are, and what can be done with them.',
      dataSourceCache:
        'Keeps what the data source returned. The provider makes a cache of its own unless you pass one; `null` means none.',
      children: 'The components that share the data source.',
    },
    page: {
      meta: 'Import and props of CrudProvider, which shares a data source and its cache between CRUD components.',
      guides: [GUIDES.crud],
      notes: [NEEDS_REACT_19],
    },
  },
  List: {
    summary:
      '`List` shows the records of a data source in a Data Grid. It keeps page, size, filter and order in the query of the address.',
    members: {
      dataSource: SOURCE,
      initialPageSize: 'How many records a page shows at first.',
      onRowClick: 'Called with the id of a record when its row is clicked.',
      onCreateClick: 'Called by the button for a new record. Without it there is no such button.',
      onEditClick: 'Called by the edit button of a row. Without it there are no edit buttons.',
      onDelete:
        'Called after a record was deleted. The delete buttons are there when the data source has `deleteOne`.',
      dataSourceCache: CACHE,
      slots: 'The component that replaces the grid; see [Slots](#slots).',
      slotProps: 'Props for the grid; see [Slots](#slots).',
      localeText: TEXTS,
    },
    page: {
      meta: 'Import, props and slots of List, the grid that shows, sorts, filters and pages the records of a data source.',
      guides: [GUIDES.crud],
      notes: [NEEDS_REACT_19, 'The grid is drawn in the browser only, not on the server.'],
    },
  },
  ListSlots: {
    summary: 'The part of `List` that you can replace.',
    members: {
      dataGrid: 'The grid. Pass the Pro or Premium one to use its features.',
    },
  },
  ListSlotProps: {summary: 'Props for the slot of `List`.'},
  Show: {
    summary: '`Show` loads one record through `getOne` and shows its fields, read-only.',
    members: {
      id: 'The record to show. An id that comes from the address is a text.',
      dataSource: SOURCE,
      onEditClick: 'Called by the edit button. Without it there is no such button.',
      onDelete:
        'Called after the record was deleted. The delete button is there when the data source has `deleteOne`.',
      dataSourceCache: CACHE,
      localeText: TEXTS,
    },
    page: {
      meta: 'Import and props of Show, which loads one record of a CRUD data source and shows its fields.',
      guides: [GUIDES.crud],
      notes: [NEEDS_REACT_19],
    },
  },
  Create: {
    summary:
      '`Create` renders an empty form for the fields of a data source and calls its `createOne` on submit.',
    members: {
      dataSource: SOURCE,
      initialValues: 'What the form starts with.',
      onSubmitSuccess: 'Called after `createOne` succeeded, with the values of the form.',
      resetOnSubmit: 'Whether the form goes back to its initial values after a success.',
      dataSourceCache: CACHE,
      localeText: TEXTS,
    },
    page: {
      meta: 'Import and props of Create, the form that adds one record to a CRUD data source.',
      guides: [GUIDES.crud],
      notes: [NEEDS_REACT_19],
    },
  },
  Edit: {
    summary:
      '`Edit` loads the record with the given `id` through `getOne`, shows it in a form, and calls `updateOne` on submit.',
    members: {
      id: 'The record to edit. An id that comes from the address is a text.',
      dataSource: SOURCE,
      onSubmitSuccess: 'Called after `updateOne` succeeded, with the values of the form.',
      dataSourceCache: CACHE,
      localeText: TEXTS,
    },
    page: {
      meta: 'Import and props of Edit, the form that loads one record of a CRUD data source and saves the changes.',
      guides: [GUIDES.crud],
      notes: [NEEDS_REACT_19],
    },
  },
  CRUDLocaleText: {summary: 'The texts of the CRUD components.'},
  DataSource: {
    summary:
      '`DataSource` describes records of type `D` to the CRUD components: their fields, and how to read and change them. Leave a method out and its feature is gone.',
    members: {
      fields:
        'The fields, as columns of a Data Grid and inputs of the forms. One of them has to be `id`.',
      getMany:
        'Returns one page of records and how many there are in all. Page, order and filter come from the grid; pages count from zero.',
      getOne: 'Returns one record. An id that comes from the address is a text.',
      createOne: 'Adds a record and returns it.',
      updateOne: 'Changes a record and returns it.',
      deleteOne: 'Deletes a record. Without it there are no delete buttons.',
      validate:
        'Checks the values of a form, in the way of Standard Schema: it returns `issues`, each with a `message` and the `path` of its field.',
    },
    page: {
      meta: 'Type and fields of DataSource, which tells the Toolpad Core CRUD components how to read and change records.',
      guides: [GUIDES.crud],
    },
  },
  DataModel: {
    summary: 'What a record has at least. Extend it with the fields of yours.',
    members: {id: 'Tells the records apart.'},
  },
  DataModelId: {summary: 'An id of a record.'},
  DataField: {
    summary:
      'A field of a record: a column definition of the Data Grid, with a `type` that may be left out. The forms know the types `string`, `number`, `boolean`, `date`, `dateTime` and `singleSelect`.',
  },
  OmitId: {summary: 'A record without its id, as the forms hold it.'},
  RemappedOmit: {summary: 'Like `Omit` of TypeScript, but it keeps index signatures apart.'},
  DataSourceCache: {
    summary:
      '`DataSourceCache` keeps what `getMany` and `getOne` returned, by method and arguments. A successful change empties it, and so does the reload button of the list.',
    parameters: {config: 'How long entries live.'},
    members: {
      set: 'Keeps a value until its time is over.',
      get: 'Returns a value, or `undefined` when there is none or its time is over.',
      clear: 'Forgets everything.',
    },
    page: {
      meta: 'Import, options and methods of DataSourceCache, which keeps the answers of a CRUD data source in memory.',
      guides: [GUIDES.crud],
      notes: [
        'Make one outside your components and pass it to several of them to share what they have loaded.',
      ],
    },
  },
  DataSourceCacheConfig: {
    summary: 'The options of `DataSourceCache`.',
    members: {ttl: 'How long an entry lives, in milliseconds.'},
  },
};
