import { z } from 'zod';

/** Identifiers are compared as they are stored, in lower case. */
export const Id = z.uuid({ error: 'The identifier must be a UUID' }).toLowerCase();

export const requiredId = (sentence: string) =>
  z.uuid({ error: ({ input }) => (input ? 'The identifier must be a UUID' : sentence) }).toLowerCase();
