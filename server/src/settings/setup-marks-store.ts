import type { SetupMark } from '@almanac/domain/settings/setup-marks';
import type { Writer } from '../platform/database/database.ts';

/** Sets or removes the mark. Returns whether that changed anything. */
export async function saveSetupMark(writer: Writer, mark: SetupMark, isSet: boolean): Promise<boolean> {
  if (!isSet) {
    const { numDeletedRows } = await writer
      .deleteFrom('setupMarks')
      .where('mark', '=', mark)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }
  const { numInsertedOrUpdatedRows = 0n } = await writer
    .insertInto('setupMarks')
    .values({ mark })
    .onConflict((conflict) => conflict.column('mark').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}
