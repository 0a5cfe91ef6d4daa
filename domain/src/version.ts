import * as z from 'zod/mini';
import { Id } from './id.ts';
import { fieldError } from './language/field-error.ts';
import { commonMessage } from './language/messages/message.ts';

const isVersion = { error: fieldError(commonMessage('common.version')) };
const mostVersions = 100;

/** The version of a record: 1 when created, incremented by each change. */
export const Version = z.int(isVersion).check(z.minimum(1, isVersion), z.maximum(2_147_483_647, isVersion));

/** The body field of a call that changes or decides a record: the version the caller saw. */
export const seenVersion = { version: z.optional(Version) };

/** The body of a call that changes or decides a record with no other input. */
export const SeenVersion = z.strictObject(seenVersion);
export type SeenVersion = z.infer<typeof SeenVersion>;

/** The query of a call that deletes a record. */
export const DeletedVersion = z.object({
  version: z.optional(
    z.pipe(z.pipe(z.stringFormat('version', /^\d{1,9}$/, isVersion), z.transform(Number)), Version),
  ),
});

/** The versions of a bulk call's records, by id. */
export const seenVersions = {
  versions: z.optional(
    z.record(Id, Version, { error: fieldError(commonMessage('common.versions')) }).check(
      z.refine((versions) => Object.keys(versions).length <= mostVersions, {
        error: fieldError(commonMessage('common.mostVersions', { most: mostVersions })),
      }),
    ),
  ),
};
