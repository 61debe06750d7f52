import type {DataSource} from '@toolpad/core/Crud';
import {z} from 'zod';
import {PLACES, ToolForm, ToolRecord, type Tool} from './tool';

const ToolPage = z.object({items: z.array(ToolRecord), itemCount: z.number()});

/** Asks the route handlers, and says what they say when they refuse. */
async function request(path: string, method = 'GET', body?: unknown): Promise<unknown> {
  const response = await fetch(`/api/tools${path}`, {
    method,
    headers: {'Content-Type': 'application/json'},
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) {
    throw new Error(await response.text());
  }
  return response.status === 204 ? undefined : response.json();
}

export const toolSource: DataSource<Tool> = {
  fields: [
    {field: 'id', headerName: 'No.', width: 60},
    {field: 'name', headerName: 'Tool', flex: 1, minWidth: 130},
    {
      field: 'place',
      headerName: 'Place',
      type: 'singleSelect',
      valueOptions: [...PLACES],
      width: 95,
    },
    {field: 'borrower', headerName: 'Borrower', width: 100},
    {field: 'days', headerName: 'Days', type: 'number', width: 70},
  ],
  validate: ToolForm['~standard'].validate,
  async getMany({paginationModel: {page, pageSize}, sortModel: [order]}) {
    const query = new URLSearchParams({page: String(page), pageSize: String(pageSize)});
    if (order) {
      query.set('sort', order.field);
      query.set('order', order.sort ?? 'asc');
    }
    return ToolPage.parse(await request(`?${query.toString()}`));
  },
  async getOne(id) {
    return ToolRecord.parse(await request(`/${id}`));
  },
  async createOne(values) {
    return ToolRecord.parse(await request('', 'POST', values));
  },
  async updateOne(id, values) {
    return ToolRecord.parse(await request(`/${id}`, 'PUT', values));
  },
  async deleteOne(id) {
    await request(`/${id}`, 'DELETE');
  },
};
