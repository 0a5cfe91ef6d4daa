import type { importPeople } from '@almanac/domain/people/import/endpoints';
import type { ImportPeople } from '@almanac/domain/people/import/import-schema';
import type { StatedOpening } from '@almanac/domain/people/import/opening';
import { mutationOptions } from '@tanstack/react-query';
import { refetchPeople } from '../../departments/api.ts';
import { caller } from '../../platform/http/call.ts';
import { bodyOf, type ChosenFile } from './chosen-file.ts';

const call = {
  importPeople: caller<typeof importPeople>('POST', '/admin/users/import'),
};

/** CSV text or an Excel file, how to read it if it doesn't say so itself, and whether to welcome new people. */
export type PeopleText = Pick<ImportPeople, 'columns' | 'dateOrder' | 'welcome'> &
  ChosenFile & { opening?: StatedOpening };

/** Previews the import; nothing is stored. */
export function previewImportMutation() {
  return mutationOptions({
    mutationFn: (text: PeopleText) => call.importPeople({ ...bodyOf(text), dryRun: true }),
  });
}

export function importPeopleMutation() {
  return mutationOptions({
    mutationFn: (people: PeopleText) => call.importPeople({ ...bodyOf(people), dryRun: false }),
    onSuccess: (_answer, _people, _result, { client }) => refetchPeople(client),
  });
}
