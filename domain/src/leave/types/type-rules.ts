import { allowed, type Decision, refuse, refuseInput } from '../../refusal.ts';
import { type LeaveType, standardTypes } from './leave-type.ts';
import { message, typeMessage } from './messages/message.ts';

interface KnownType extends Pick<LeaveType, 'code' | 'name' | 'unit'> {
  /** Whether plans, balances or requests use it. */
  isInUse: boolean;
}

/** Refuses with `IN_USE` to delete a type that is in use, or a standard type. */
export function checkTypeDeletion({ code, name, isInUse }: KnownType): Decision<'IN_USE'> {
  if (isInUse) return refuse('IN_USE', typeMessage('leave.types.inUse', { name }));
  const standard: readonly string[] = standardTypes;
  if (!standard.includes(code)) return allowed;
  return refuse('IN_USE', typeMessage('leave.types.isStandard', { name }));
}

/** Refuses with `VALIDATION_ERROR` to change the unit of a type in use. */
export function checkUnit(type: KnownType, unit: LeaveType['unit']): Decision<'VALIDATION_ERROR'> {
  if (unit === type.unit || !type.isInUse) return allowed;
  const { name } = type;
  const stays =
    type.unit === 'DAY'
      ? typeMessage('leave.types.staysInDays', { name })
      : typeMessage('leave.types.staysInHours', { name });
  return refuseInput('unit', stays);
}

/** Whether the type allows the reason, or allows none. Refuses with `VALIDATION_ERROR`. */
export function checkReason(
  { name, reason: rule }: Pick<LeaveType, 'name' | 'reason'>,
  reason: string | null | undefined,
): Decision<'VALIDATION_ERROR'> {
  if (rule === 'REQUIRED' && !reason)
    return refuseInput('reason', message('leave.types.needsReason', { name }));
  if (rule === 'NONE' && reason) return refuseInput('reason', message('leave.types.takesNoReason', { name }));
  return allowed;
}
