import * as z from 'zod/mini';
import { Id } from './id.ts';

const isVersion = { error: 'version must be a whole number' };

/** How often a record has been stored: 1 when it is new, and more with each change. */
export const Version = z.int(isVersion).check(z.minimum(1, isVersion), z.maximum(2_147_483_647, isVersion));

/** The field of a body that changes or decides a record: the version on which the caller decided to do so. */
export const seenVersion = { version: z.optional(Version) };

/** The body of a call that changes or decides a record and needs nothing else. */
export const SeenVersion = z.strictObject(seenVersion);
export type SeenVersion = z.infer<typeof SeenVersion>;

/** The query of a call that deletes a record. */
export const DeletedVersion = z.object({
  version: z.optional(
    z.pipe(z.pipe(z.stringFormat('version', /^\d{1,9}$/, isVersion), z.transform(Number)), Version),
  ),
});

/** The versions of the records of a bulk call, by their ids. */
export const seenVersions = {
  versions: z.optional(
    z.record(Id, Version, { error: 'versions must name a version for each identifier' }).check(
      z.refine((versions) => Object.keys(versions).length <= 100, {
        error: 'At most 100 versions at once',
      }),
    ),
  ),
};
