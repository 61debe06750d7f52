import {NextResponse} from 'next/server';
import {z} from 'zod';

/** Answers with what the function returns, or with what the schema refuses. */
export function answer(run: () => unknown, status = 200): NextResponse {
  try {
    return NextResponse.json(run(), {status});
  } catch (error) {
    if (error instanceof z.ZodError) {
      const reasons = error.issues.map(({path, message}) => `${path.join('.')}: ${message}`);
      return new NextResponse(reasons.join(' '), {status: 422});
    }
    throw error;
  }
}

export function notFound(): NextResponse {
  return new NextResponse('The library has no such tool.', {status: 404});
}
