import { inTypeOrder } from '@almanac/domain/leave/types/leave-type';
import { typeNameIn } from '@almanac/domain/leave/types/standard-names';
import type {
  changeLeaveType,
  createLeaveType,
  deleteLeaveType,
  listLeaveTypes,
} from '@almanac/domain/leave/types/types-endpoints';
import type { CreateLeaveType, StoredType } from '@almanac/domain/leave/types/types-schema';
import type { Impact } from '@almanac/domain/work-time/effect-schema';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { AsksFirst } from '../../platform/forms/asks-first.ts';
import type { Submitted } from '../../platform/forms/edited-record.ts';
import { caller } from '../../platform/http/call.ts';
import { shownRecords } from '../../platform/shown-name.ts';
import { isImpact, type RuleCall } from '../../work-time/rule-changes/rule-call.ts';
import { type Affected, saveUnlessAffected } from '../../work-time/rule-changes/save-unless-affected.ts';

const call = {
  list: caller<typeof listLeaveTypes>('GET', '/admin/leave/types'),
  create: caller<typeof createLeaveType>('POST', '/admin/leave/types'),
  change: caller<typeof changeLeaveType>('PUT', '/admin/leave/types/{code}'),
  delete: caller<typeof deleteLeaveType>('DELETE', '/admin/leave/types/{code}'),
};

/** All types, for administrators. */
export function storedTypesQuery() {
  return queryOptions({
    queryKey: ['types', 'stored'],
    queryFn: async ({ signal }) => inTypeOrder(shownRecords(await call.list(undefined, signal), typeNameIn)),
  });
}

/** The current type; undefined if it is gone. */
export async function reloadType({ code }: StoredType): Promise<StoredType | undefined> {
  return (await call.list()).find((type) => type.code === code);
}

/** Updates the type, or creates one. */
function typeCall(
  type: StoredType | undefined,
  { values: { code, ...changed }, version }: Submitted<CreateLeaveType>,
): RuleCall<StoredType> {
  if (!type)
    return ({ reason: _reason, ...effect }, signal) => call.create({ code, ...changed, ...effect }, signal);
  return ({ reason, ...effect }, signal) =>
    call.change(
      { code: type.code, ...changed, version, ...(reason && { changeReason: reason }), ...effect },
      signal,
    );
}

/** Who is affected if the type counts days differently. */
export function affectedBy({ isInUse }: StoredType): Affected {
  return isInUse ? 'SOMEONE' : 'UNKNOWN';
}

/** Whether the type counts days, keeps leave from expiring or reduces other leave in another way. */
export function changesBalances(
  {
    counts,
    reducesLeave,
    protectsLeave = null,
  }: { counts: string; reducesLeave?: string | undefined; protectsLeave?: object | null | undefined },
  type: StoredType,
): boolean {
  return (
    counts !== type.counts ||
    (reducesLeave !== undefined && reducesLeave !== type.reducesLeave) ||
    JSON.stringify(protectsLeave) !== JSON.stringify(type.protectsLeave ?? null)
  );
}

/** A type change that counts days differently, and its effect. */
export interface TypeEffect {
  call: RuleCall<StoredType>;
  impact: Impact;
}

/**
 * Updates the type, or creates one. If that changes what requests cost, nothing is saved and `showEffect` gets the
 * effect. Invalidates everything that shows or counts time off.
 */
export function saveTypeMutation(type: StoredType | undefined, showEffect: (effect: TypeEffect) => void) {
  return mutationOptions({
    mutationFn: async (submitted: Submitted<CreateLeaveType>): Promise<StoredType> => {
      const save = typeCall(type, submitted);
      if (type && changesBalances(submitted.values, type)) {
        const outcome = await saveUnlessAffected(save, { affected: affectedBy(type) });
        if ('saved' in outcome) return outcome.saved;
        showEffect({ call: save, impact: outcome.impact });
        throw new AsksFirst();
      }
      const saved = await save({});
      if (isImpact(saved)) throw new Error('The type was not stored');
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
