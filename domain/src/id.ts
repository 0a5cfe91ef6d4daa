import * as z from 'zod/mini';

/** Identifiers are compared in their stored form, in lower case. */
export const Id = z.uuid({ error: 'The identifier must be a UUID' }).check(z.toLowerCase());

export const requiredId = (sentence: string) =>
  z
    .uuid({ error: ({ input }) => (input ? 'The identifier must be a UUID' : sentence) })
    .check(z.toLowerCase());
