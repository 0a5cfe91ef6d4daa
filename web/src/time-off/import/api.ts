import type { importAbsences } from '@almanac/domain/time-off/import/endpoints';
import type { ImportAbsences } from '@almanac/domain/time-off/import/schema';
import { mutationOptions } from '@tanstack/react-query';
import { bodyOf, type ChosenFile } from '../../people/import/chosen-file.ts';
import { caller } from '../../platform/http/call.ts';
import { refetchTimeOff } from '../requests/api.ts';

const call = {
  importAbsences: caller<typeof importAbsences>('POST', '/admin/leave/requests/import'),
};

/** CSV text or an Excel file, and how to read it if it doesn't say so itself. */
export type AbsencesText = ChosenFile & Pick<ImportAbsences, 'columns' | 'dateOrder'>;

/** Previews the import under the name of its progress; nothing is stored. */
export function previewAbsencesMutation(progress: string) {
  return mutationOptions({
    mutationFn: ({ absences, signal }: { absences: AbsencesText; signal: AbortSignal }) =>
      call.importAbsences({ ...bodyOf(absences), dryRun: true, progress }, signal),
  });
}

export function importAbsencesMutation(progress: string) {
  return mutationOptions({
    mutationFn: (absences: AbsencesText) =>
      call.importAbsences({ ...bodyOf(absences), dryRun: false, progress }),
    onSuccess: (_answer, _absences, _result, { client }) => refetchTimeOff(client),
  });
}
