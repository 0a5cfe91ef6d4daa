import type { importPeople } from '@almanac/domain/people/import/endpoints';
import type { ImportPeople } from '@almanac/domain/people/import/import-schema';
import { mutationOptions } from '@tanstack/react-query';
import { refetchPeople } from '../../departments/api.ts';
import { caller } from '../../platform/http/call.ts';

const call = {
  importPeople: caller<typeof importPeople>('POST', '/admin/users/import'),
};

/** CSV text, how to read it if it doesn't say so itself, and whether to welcome new people. */
export type PeopleText = Pick<ImportPeople, 'csv' | 'columns' | 'dateOrder' | 'welcome'>;

/** Previews the import; nothing is stored. */
export function previewImportMutation() {
  return mutationOptions({
    mutationFn: (text: PeopleText) => call.importPeople({ ...text, dryRun: true }),
  });
}

export function importPeopleMutation() {
  return mutationOptions({
    mutationFn: (people: PeopleText) => call.importPeople({ ...people, dryRun: false }),
    onSuccess: (_answer, _people, _result, { client }) => refetchPeople(client),
  });
}
