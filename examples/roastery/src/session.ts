import type {Codec} from '@toolpad/core';
import type {Session} from '@toolpad/core/AppProvider';
import {useLocalStorageState} from '@toolpad/core/useLocalStorageState';
import {z} from 'zod';

const StoredSession = z.object({user: z.object({name: z.string(), email: z.string()})});

const codec: Codec<Session> = {
  parse: (text) => StoredSession.parse(JSON.parse(text)),
  stringify: (session) => JSON.stringify(session),
};

/** Who is signed in, or null, and a function that changes it. */
export function useStoredSession() {
  return useLocalStorageState<Session>('roastery-session', null, {codec});
}
