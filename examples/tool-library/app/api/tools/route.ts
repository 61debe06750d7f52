import type {NextRequest} from 'next/server';
import {answer} from '@/lib/answer';
import {findTools, saveTool} from '@/lib/toolStore';

export function GET({nextUrl: {searchParams}}: NextRequest) {
  return answer(() =>
    findTools({
      page: Number(searchParams.get('page') ?? 0),
      pageSize: Number(searchParams.get('pageSize') ?? 100),
      sort: searchParams.get('sort') ?? undefined,
      isDescending: searchParams.get('order') === 'desc',
    }),
  );
}

export async function POST(request: NextRequest) {
  const values: unknown = await request.json();
  return answer(() => saveTool(values), 201);
}
