import type {DataSource} from '@toolpad/core/Crud';
import type {Find} from './finds';

/** Only what the page needs: without the other methods, `List` shows no buttons for them. */
export const findSource = {
  fields: [
    {field: 'id', headerName: 'No.', width: 60},
    {field: 'what', headerName: 'What', flex: 2, minWidth: 150},
    {field: 'where', headerName: 'Where', width: 130},
    {field: 'shelf', headerName: 'Shelf', type: 'number', width: 80},
  ],
  async getMany({paginationModel, sortModel: [order]}) {
    const query = new URLSearchParams({
      page: String(paginationModel.page),
      pageSize: String(paginationModel.pageSize),
      sort: order?.field ?? 'id',
      order: order?.sort ?? 'asc',
    });
    const response = await fetch(`/api/finds?${query.toString()}`);
    if (!response.ok) {
      throw new Error('The office does not answer.');
    }
    return response.json();
  },
} satisfies DataSource<Find>;
