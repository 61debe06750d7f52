import type {NextApiRequest, NextApiResponse} from 'next';
import {handOver} from '../../../lib/finds';

export default function handler({method, query}: NextApiRequest, response: NextApiResponse) {
  if (method !== 'DELETE') {
    response.setHeader('Allow', 'DELETE').status(405).end();
    return;
  }
  response.status(handOver(String(query.id)) ? 204 : 404).end();
}
