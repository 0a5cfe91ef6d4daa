import { allowed, type Decision, refuse, refuseInput } from '../../refusal.ts';
import { type LeaveType, standardTypes } from './leave-type.ts';
import { message } from './messages/message.ts';
import { typeMessage } from './messages/type-message.ts';
import { typeName } from './standard-names.ts';

interface KnownType extends Pick<LeaveType, 'code' | 'name' | 'names' | 'unit'> {
  /** Whether plans, balances or requests use it. */
  isInUse: boolean;
}

/** Refuses with `IN_USE` to delete a type that is in use, or a standard type. */
export function checkTypeDeletion({ code, isInUse, ...type }: KnownType): Decision<'IN_USE'> {
  const name = typeName(type);
  if (isInUse) return refuse('IN_USE', typeMessage('leave.types.inUse', { name }));
  const standard: readonly string[] = standardTypes;
  if (!standard.includes(code)) return allowed;
  return refuse('IN_USE', typeMessage('leave.types.isStandard', { name }));
}

/** Refuses with `VALIDATION_ERROR` to change the unit of a type in use. */
export function checkUnit(type: KnownType, unit: LeaveType['unit']): Decision<'VALIDATION_ERROR'> {
  if (unit === type.unit || !type.isInUse) return allowed;
  const name = typeName(type);
  const stays =
    type.unit === 'DAY'
      ? typeMessage('leave.types.staysInDays', { name })
      : typeMessage('leave.types.staysInHours', { name });
  return refuseInput('unit', stays);
}

/** Whether the type allows the reason, or allows none. Refuses with `VALIDATION_ERROR`. */
export function checkReason(
  { reason: rule, ...type }: Pick<LeaveType, 'name' | 'names' | 'reason'>,
  reason: string | null | undefined,
): Decision<'VALIDATION_ERROR'> {
  const name = typeName(type);
  if (rule === 'REQUIRED' && !reason)
    return refuseInput('reason', message('leave.types.needsReason', { name }));
  if (rule === 'NONE' && reason) return refuseInput('reason', message('leave.types.takesNoReason', { name }));
  return allowed;
}
