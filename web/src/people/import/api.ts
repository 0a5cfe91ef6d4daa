import type { importPeople } from '@almanac/domain/people/import/endpoints';
import { mutationOptions } from '@tanstack/react-query';
import { refetchPeople } from '../../departments/api.ts';
import { caller } from '../../platform/call.ts';

const call = {
  importPeople: caller<typeof importPeople>('POST', '/admin/users/import'),
};

/** Says what the import would do; nothing is stored. */
export function previewImportMutation() {
  return mutationOptions({ mutationFn: (csv: string) => call.importPeople({ csv, dryRun: true }) });
}

export function importPeopleMutation() {
  return mutationOptions({
    mutationFn: (people: { csv: string; welcome: boolean }) =>
      call.importPeople({ ...people, dryRun: false }),
    onSuccess: (_answer, _csv, _result, { client }) => refetchPeople(client),
  });
}
