import {NextResponse, type NextRequest} from 'next/server';
import {answer, notFound} from '@/lib/answer';
import {deleteTool, findTool, saveTool} from '@/lib/toolStore';

interface Context {
  params: Promise<{id: string}>;
}

export async function GET(_request: NextRequest, {params}: Context) {
  const tool = findTool((await params).id);
  return tool ? answer(() => tool) : notFound();
}

export async function PUT(request: NextRequest, {params}: Context) {
  const {id} = await params;
  const values: unknown = await request.json();
  return findTool(id) ? answer(() => saveTool(values, id)) : notFound();
}

export async function DELETE(_request: NextRequest, {params}: Context) {
  deleteTool((await params).id);
  return new NextResponse(null, {status: 204});
}
