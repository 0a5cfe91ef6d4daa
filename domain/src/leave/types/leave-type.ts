import { isAdmin, type Viewer } from '../../access/permissions.ts';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { Said } from '../../language/message.ts';
import type { Names } from '../../language/names.ts';
import { refuseInput } from '../../refusal.ts';
import type { LeaveUnit } from './amount.ts';
import type { LeaveProtection } from './leave-protection.ts';
import { message } from './messages/message.ts';

export const typeColours = ['blue', 'red', 'green', 'grey', 'orange', 'purple', 'teal', 'pink'] as const;
type TypeColour = (typeof typeColours)[number];

/** Which days a request of the type is charged for: worked days, Monday to Friday, or calendar days. */
export const waysToCount = ['WORKED', 'WEEKDAYS', 'CALENDAR'] as const;
type WayToCount = (typeof waysToCount)[number];

/**
 * Whether an absence of the type reduces the year's grants of other types: by its calendar days, or by its full
 * calendar months once an administrator has said so.
 */
export const waysToReduce = ['NONE', 'DAYS', 'FULL_MONTHS'] as const;
type Reducing = (typeof waysToReduce)[number];

/** Who gets the document that a type expects: the person brings it, or HR fetches it, as from the health insurer. */
export const documentBearers = ['PERSON', 'HR'] as const;
type DocumentBearer = (typeof documentBearers)[number];

export const reasonRules = ['NONE', 'OPTIONAL', 'REQUIRED'] as const;
export const audiences = ['EVERYONE', 'APPROVERS', 'HR'] as const;

/** The codes of the types in a new installation, in display order. */
export const standardTypes = ['VACATION', 'SICK_LEAVE', 'WORK_FROM_HOME', 'UNPAID'] as const;

/** A type of time off. */
export interface LeaveType {
  code: string;
  name: string;
  /** The names in other languages. */
  names?: Names | null | undefined;
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
  /** Whether what is left at the end of the employment is paid out; only then a balance is payable. */
  isPaidOut: boolean;
  /** Whether absences of the type are illnesses of the person: they count in the sickness report. */
  isSickness: boolean;
  reason: (typeof reasonRules)[number];
  /** Longer requests, in days, are expected to have a document; null: none. */
  documentAfterDays: number | null;
  documentBy: DocumentBearer;
  reducesLeave: Reducing;
  /** How an approved absence keeps leave from expiring; absent or null: it doesn't. */
  protectsLeave?: LeaveProtection | null | undefined;
  shownTo: (typeof audiences)[number];
  /** Decided absences that ended before the day are shown to HR only; absent or null: none are. */
  hiddenBefore?: CalendarDate | null | undefined;
}

export const noSuchTypeMessage = message('leave.types.noSuchType');

/** The refusal for an unknown type, or one hidden from the caller. */
export const noSuchType = refuseInput('type', noSuchTypeMessage);

/** A type as the viewer may see it. */
export interface VisibleType {
  code: string;
  name: Said;
  colour: TypeColour;
  /** Whether the reason of a request, and the state of its document, are visible. */
  showsReason: boolean;
}

/** The values of a request that decide by its age who sees its type. */
interface DatedRequest {
  endDate: CalendarDate;
  /** Absent: it is decided. */
  status?: string | undefined;
}

/** The type of the request, with the audience for its age: past sickness is for HR only after the company's months. */
export function typeOfRequest<Type extends Pick<LeaveType, 'shownTo' | 'hiddenBefore'>>(
  type: Type,
  { endDate, status }: DatedRequest,
): Type {
  const { hiddenBefore } = type;
  if (hiddenBefore == null || endDate >= hiddenBefore || status === 'PENDING') return type;
  return { ...type, shownTo: 'HR' };
}

/** The viewer of a request; requesters see their own types unchanged. */
export interface TypeViewer extends Pick<Viewer, 'role'> {
  isRequester?: boolean | undefined;
}

/** Replaces the type for viewers who may not see it. */
export const awayType: VisibleType = {
  code: 'AWAY',
  name: message('leave.types.away'),
  colour: 'grey',
  showsReason: false,
};

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
