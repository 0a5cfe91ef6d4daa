import type {
  changeLeaveType,
  createLeaveType,
  deleteLeaveType,
  listLeaveTypes,
} from '@almanac/domain/leave/types-endpoints';
import type { CreateLeaveType, StoredType } from '@almanac/domain/leave/types-schema';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { caller } from '../platform/call.ts';
import type { Submitted } from '../platform/edited-record.ts';

const call = {
  list: caller<typeof listLeaveTypes>('GET', '/admin/leave/types'),
  create: caller<typeof createLeaveType>('POST', '/admin/leave/types'),
  change: caller<typeof changeLeaveType>('PUT', '/admin/leave/types/{code}'),
  delete: caller<typeof deleteLeaveType>('DELETE', '/admin/leave/types/{code}'),
};

/** All types, as administrators keep them. */
export function storedTypesQuery() {
  return queryOptions({
    queryKey: ['types', 'stored'],
    queryFn: ({ signal }) => call.list(undefined, signal),
  });
}

/** A type as it is by now; nothing where it is gone. */
export async function reloadType({ code }: StoredType): Promise<StoredType | undefined> {
  return (await call.list()).find((type) => type.code === code);
}

/** What the change of a type would do to balances; nothing of it is stored. */
export function typeEffectQuery({ code, ...type }: CreateLeaveType) {
  return queryOptions({
    queryKey: ['types', 'effect', code, type],
    queryFn: async ({ signal }) => {
      const effect = await call.change({ code, ...type, dryRun: true }, signal);
      return 'impact' in effect ? effect.impact : effect;
    },
  });
}

/** Changes the type, or adds one where there is none yet. How time off is shown and counted may change everywhere. */
export function saveTypeMutation(type: StoredType | undefined) {
  return mutationOptions({
    mutationFn: async ({ values, version }: Submitted<CreateLeaveType>): Promise<StoredType> => {
      const { code, ...changed } = values;
      const saved = type
        ? await call.change({ code: type.code, ...changed, version })
        : await call.create({ code, ...changed });
      if (!('code' in saved)) throw new Error('The type was not stored');
      return saved;
    },
    onSuccess: (_saved, _input, _result, { client }) => client.invalidateQueries(),
  });
}

export function deleteTypeMutation() {
  return mutationOptions({
    mutationFn: ({ code, version }: StoredType) => call.delete({ code, version: `${version}` }),
    onSuccess: (_answer, _type, _result, { client }) => client.invalidateQueries(),
  });
}
