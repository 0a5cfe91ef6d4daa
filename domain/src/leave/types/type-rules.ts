import { allowed, type Decision, refuse, refuseInput } from '../../refusal.ts';
import { type LeaveType, standardTypes } from './leave-type.ts';

interface KnownType extends Pick<LeaveType, 'code' | 'name' | 'unit'> {
  /** Whether plans, balances or requests have it. */
  isInUse: boolean;
}

/** Whether the type may be deleted: when nothing has it, and it is not one that balances are told of. Refuses with `IN_USE`. */
export function checkTypeDeletion({ code, name, isInUse }: KnownType): Decision<'IN_USE'> {
  if (isInUse) return refuse('IN_USE', `${name} cannot be deleted: plans, balances or requests have it`);
  const standard: readonly string[] = standardTypes;
  if (!standard.includes(code)) return allowed;
  return refuse('IN_USE', `${name} cannot be deleted: balances and statistics are told of it`);
}

/** Whether the type may be counted in the unit: in another one only while nothing has it. Refuses with `VALIDATION_ERROR`. */
export function checkUnit(type: KnownType, unit: LeaveType['unit']): Decision<'VALIDATION_ERROR'> {
  if (unit === type.unit || !type.isInUse) return allowed;
  const counted = type.unit === 'DAY' ? 'days' : 'hours';
  return refuseInput(
    'unit',
    `${type.name} stays in ${counted}: plans, balances or requests have amounts of it`,
  );
}

/** Whether a request of the type may have the reason, or have none. Refuses with `VALIDATION_ERROR`. */
export function checkReason(
  { name, reason: rule }: Pick<LeaveType, 'name' | 'reason'>,
  reason: string | null | undefined,
): Decision<'VALIDATION_ERROR'> {
  if (rule === 'REQUIRED' && !reason) return refuseInput('reason', `${name} needs a reason`);
  if (rule === 'NONE' && reason) return refuseInput('reason', `${name} takes no reason`);
  return allowed;
}
