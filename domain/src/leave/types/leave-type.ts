import { isAdmin, type Viewer } from '../../access/permissions.ts';
import { refuseInput } from '../../refusal.ts';
import type { LeaveUnit } from './amount.ts';
import { message } from './messages/message.ts';

export const typeColours = ['blue', 'red', 'green', 'grey', 'orange', 'purple', 'teal', 'pink'] as const;
type TypeColour = (typeof typeColours)[number];

/** Which days a request of the type is charged for: worked days, Monday to Friday, or calendar days. */
export const waysToCount = ['WORKED', 'WEEKDAYS', 'CALENDAR'] as const;
type WayToCount = (typeof waysToCount)[number];

export const reasonRules = ['NONE', 'OPTIONAL', 'REQUIRED'] as const;
export const audiences = ['EVERYONE', 'APPROVERS', 'HR'] as const;

/** The codes of the types in a new installation, in display order. */
export const standardTypes = ['VACATION', 'SICK_LEAVE', 'WORK_FROM_HOME', 'UNPAID'] as const;

/** A type of time off. */
export interface LeaveType {
  code: string;
  name: string;
  colour: TypeColour;
  unit: LeaveUnit;
  counts: WayToCount;
  takesHalves: boolean;
  isPaid: boolean;
  isAway: boolean;
  /** If false, a request is approved at once, and the approvers are notified. */
  needsApproval: boolean;
  /** Whether people are reminded to use leave before it expires; false for leave granted for an occasion. */
  remindsOfExpiry: boolean;
  reason: (typeof reasonRules)[number];
  /** Longer requests, in days, are expected to have a document; null: none. */
  documentAfterDays: number | null;
  shownTo: (typeof audiences)[number];
}

export const noSuchTypeMessage = message('leave.types.noSuchType');

/** The refusal for an unknown type, or one hidden from the caller. */
export const noSuchType = refuseInput('type', noSuchTypeMessage);

/** A type as the viewer may see it. */
export interface VisibleType {
  code: string;
  name: string;
  colour: TypeColour;
  /** Whether the reason of a request, and the state of its document, are visible. */
  showsReason: boolean;
}

/** The viewer of a request; requesters see their own types unchanged. */
export interface TypeViewer extends Pick<Viewer, 'role'> {
  isRequester?: boolean | undefined;
}

/** The name of `awayType` on screens. */
export const awayTypeName = message('leave.types.away');

/** Replaces the type for viewers who may not see it. */
export const awayType: VisibleType = { code: 'AWAY', name: 'Away', colour: 'grey', showsReason: false };

/**
 * The type of a request as the viewer may see it: unchanged, or as 'Away' without the reason. `isInScope`: whether
 * the viewer decides the requester's requests.
 */
export function visibleType(
  type: Pick<LeaveType, 'code' | 'name' | 'colour' | 'shownTo'>,
  viewer: TypeViewer,
  isInScope: boolean,
): VisibleType {
  if (!isTypeShown(type, viewer, isInScope)) return awayType;
  const { code, name, colour } = type;
  return { code, name, colour, showsReason: true };
}

/** The audiences of types the viewer may not see in others' requests; `isInScope` as for `visibleType`. */
export function hiddenAudiences(viewer: TypeViewer, isInScope: boolean): LeaveType['shownTo'][] {
  return audiences.filter((shownTo) => !isTypeShown({ shownTo }, viewer, isInScope));
}

/**
 * Whether the viewer sees the request at all, if only as 'Away'. False if the type is hidden from them and the
 * requester isn't away. `isInScope` as for `visibleType`.
 */
export function isRequestShown(
  type: Pick<LeaveType, 'shownTo' | 'isAway'>,
  viewer: TypeViewer,
  isInScope: boolean,
): boolean {
  return type.isAway || isTypeShown(type, viewer, isInScope);
}

/** The types, sorted by name, in display order: the standard ones first, in their own order. */
export function inTypeOrder<Type extends Pick<LeaveType, 'code'>>(types: readonly Type[]): Type[] {
  const codes: readonly string[] = standardTypes;
  const rankOf = ({ code }: Type) => (codes.includes(code) ? codes.indexOf(code) : codes.length);
  return types.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** Whether the viewer may see the type of a request, and so decide it; `isInScope` as for `visibleType`. */
export function isTypeShown(
  { shownTo }: Pick<LeaveType, 'shownTo'>,
  viewer: TypeViewer,
  isInScope: boolean,
): boolean {
  if (viewer.isRequester || isAdmin(viewer)) return true;
  return shownTo === 'EVERYONE' || (shownTo === 'APPROVERS' && isInScope);
}
