import * as React from 'react';
import {AppProvider, type Navigation} from '@toolpad/core/AppProvider';
import {Create, CrudProvider, Edit, List, Show} from '@toolpad/core/Crud';
import {DataSourceCache, type DataModel, type DataSource} from '@toolpad/core/Crud';
import {PageContainer} from '@toolpad/core/PageContainer';
import {useMemoryRouter} from '../../../demos/useMemoryRouter'; // In an app: your framework's router.

interface Book extends DataModel {
  title: string;
  shelf: string;
}

const NAVIGATION: Navigation = [{segment: 'books', title: 'Books', pattern: 'books/:rest*'}];

function createBookSource() {
  const books = new Map<string, Book>([
    ['atlas', {id: 'atlas', title: 'An atlas of clouds', shelf: 'A3'}],
    ['knots', {id: 'knots', title: 'Forty knots', shelf: 'C1'}],
  ]);

  function save(id: string, values: Partial<Omit<Book, 'id'>>) {
    const book: Book = {title: '', shelf: '', ...books.get(id), ...values, id};
    books.set(id, book);
    return book;
  }

  const source: DataSource<Book> = {
    fields: [
      {field: 'id', headerName: 'Code', width: 70},
      {field: 'title', headerName: 'Title', flex: 1, minWidth: 120},
      {field: 'shelf', headerName: 'Shelf', width: 70},
    ],
    getMany: () => ({items: [...books.values()], itemCount: books.size}),
    getOne: (id) => save(String(id), {}),
    createOne: (values) => save(`book-${books.size + 1}`, values),
    updateOne: (id, values) => save(String(id), values),
    deleteOne: (id) => void books.delete(String(id)),
  };
  return source;
}

// Each page is yours: its address, its title, and where it leads when it is done.
function BookPages({path, go}: {path: string; go: (path: string) => void}) {
  const [, , id = '', action = ''] = path.split('/');
  const toList = () => go('/books');

  if (id === '') {
    return (
      <List onRowClick={(row) => go(`/books/${row}`)} onCreateClick={() => go('/books/add')} />
    );
  }
  if (id === 'add') {
    return <Create<Book> initialValues={{shelf: 'A1'}} onSubmitSuccess={toList} />;
  }
  if (action === 'change') {
    return <Edit id={id} onSubmitSuccess={toList} />;
  }
  return <Show id={id} onEditClick={() => go(`/books/${id}/change`)} onDelete={toList} />;
}

export default function CrudCustomRoutes() {
  const router = useMemoryRouter('/books');
  const [dataSource] = React.useState(createBookSource);
  const [cache] = React.useState(() => new DataSourceCache({ttl: 60_000}));

  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      <PageContainer>
        <CrudProvider dataSource={dataSource} dataSourceCache={cache}>
          <BookPages path={router.pathname} go={router.navigate} />
        </CrudProvider>
      </PageContainer>
    </AppProvider>
  );
}
