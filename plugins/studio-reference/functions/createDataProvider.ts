import type {ApiType} from './apiType';

const SAMPLES = {R: '{id: number; title: string}', P: "'cursor'"};

export const DATA_PROVIDER: ApiType = {
  name: 'ToolpadDataProviderBase',
  published: 'runtime.ToolpadDataProviderBase<R, P>',
  samples: SAMPLES,
  members: {
    getRecords: {
      type: '(params: GetRecordsParams<R, P>) => Promise<GetRecordsResult<R, P>>',
      description: 'Loads one page of rows. It is the only member that you must write.',
    },
    paginationMode: {
      type: 'P',
      isOptional: true,
      default: "`'index'`",
      description: 'How pages are asked for: by the position of the first row, or by a cursor.',
    },
    createRecord: {
      type: '(record: R) => Promise<R>',
      isOptional: true,
      description:
        'Stores a new row and returns it with its id. It adds an “Add record” button to the grid.',
    },
    updateRecord: {
      type: '(id: string | number, record: Partial<R>) => Promise<R | void>',
      isOptional: true,
      description:
        'Changes a row; it gets only the fields that the user changed. It adds an edit button to each row.',
    },
    deleteRecord: {
      type: '(id: string | number) => Promise<void>',
      isOptional: true,
      description: 'Removes a row. It adds a delete button to each row.',
    },
  },
};

export const GET_RECORDS_PARAMS: ApiType = {
  name: 'GetRecordsParams',
  published: 'runtime.GetRecordsParams<R, P>',
  samples: SAMPLES,
  members: {
    paginationModel: {
      type: 'PaginationModel<P>',
      description: 'Which page: an `IndexPaginationModel` or a `CursorPaginationModel`.',
    },
    filterModel: {type: 'FilterModel', description: 'What the user filters by.'},
    sortModel: {
      type: 'SortModel',
      description: 'What the user sorts by, most important first: a list of `SortItem`.',
    },
  },
};

export const GET_RECORDS_RESULT: ApiType = {
  name: 'GetRecordsResult',
  published: 'runtime.GetRecordsResult<R, P>',
  samples: SAMPLES,
  members: {
    records: {type: 'R[]', description: 'The rows of this page.'},
    totalCount: {
      type: 'number',
      isOptional: true,
      description: 'How many rows all pages have together, if you know it.',
    },
    hasNextPage: {
      type: 'boolean',
      isOptional: true,
      description: 'Whether another page follows; for when you do not know the total.',
    },
    cursor: {
      type: "P extends 'cursor' ? string | null : undefined",
      isOptional: true,
      description: 'In `cursor` mode, where the next page starts, or `null` after the last page.',
    },
  },
};

export const INDEX_PAGINATION_MODEL: ApiType = {
  name: 'IndexPaginationModel',
  mentionedAs: 'PaginationModel',
  published: 'runtime.IndexPaginationModel',
  members: {
    start: {type: 'number', description: 'The position of the first row of the page, from 0.'},
    pageSize: {type: 'number', description: 'How many rows the page has at most.'},
  },
};

export const CURSOR_PAGINATION_MODEL: ApiType = {
  name: 'CursorPaginationModel',
  published: 'runtime.CursorPaginationModel',
  members: {
    cursor: {
      type: 'string | null',
      description: 'What you returned with the page before, or `null` for the first page.',
    },
    pageSize: {type: 'number', description: 'How many rows the page has at most.'},
  },
};

export const FILTER_MODEL: ApiType = {
  name: 'FilterModel',
  published: 'runtime.FilterModel',
  members: {
    items: {
      type: 'FilterModelItem[]',
      description: 'The conditions; an empty list filters nothing.',
    },
    logicOperator: {
      type: "'and' | 'or'",
      description: 'Whether a row must meet all conditions or one of them.',
    },
  },
};

export const FILTER_MODEL_ITEM: ApiType = {
  name: 'FilterModelItem',
  published: 'runtime.FilterModelItem',
  members: {
    field: {type: 'string', description: 'The field of a row that is compared.'},
    operator: {
      type: 'string',
      description: 'How it is compared, in the words of the Data Grid, such as `contains`.',
    },
    value: {type: 'unknown', description: 'What it is compared with.'},
  },
};

export const SORT_ITEM: ApiType = {
  name: 'SortItem',
  mentionedAs: 'SortModel',
  published: 'runtime.SortItem',
  members: {
    field: {type: 'string', description: 'The field of a row that decides.'},
    sort: {type: "'asc' | 'desc'", description: 'Upwards or downwards.'},
  },
};
