import type {NextApiRequest, NextApiResponse} from 'next';
import {allFinds} from '../../../lib/finds';

function first(value: string | string[] | undefined, fallback: string): string {
  return [value].flat()[0] ?? fallback;
}

export default function handler({method, query}: NextApiRequest, response: NextApiResponse) {
  if (method !== 'GET') {
    response.setHeader('Allow', 'GET').status(405).end();
    return;
  }
  const page = Number(first(query.page, '0'));
  const pageSize = Number(first(query.pageSize, '100'));
  const field = first(query.sort, 'id');
  const sign = first(query.order, 'asc') === 'desc' ? -1 : 1;
  const finds = allFinds().toSorted(
    (a, b) => sign * String(a[field]).localeCompare(String(b[field]), 'en', {numeric: true}),
  );
  response.json({
    items: finds.slice(page * pageSize, (page + 1) * pageSize),
    itemCount: finds.length,
  });
}
