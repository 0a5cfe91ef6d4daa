import { isAdmin, type Viewer } from '../../access/permissions.ts';
import { refuseInput } from '../../refusal.ts';
import type { LeaveUnit } from './amount.ts';

export const typeColours = ['blue', 'red', 'green', 'grey', 'orange', 'purple', 'teal', 'pink'] as const;
type TypeColour = (typeof typeColours)[number];

/** Which days a request of the type takes: those of the own schedule, Monday to Friday, or every one. */
export const waysToCount = ['WORKED', 'WEEKDAYS', 'CALENDAR'] as const;
type WayToCount = (typeof waysToCount)[number];

export const reasonRules = ['NONE', 'OPTIONAL', 'REQUIRED'] as const;
export const audiences = ['EVERYONE', 'APPROVERS', 'HR'] as const;

/** The codes of the types that a company begins with, in the order in which they are told. */
export const standardTypes = ['VACATION', 'SICK_LEAVE', 'WORK_FROM_HOME', 'UNPAID'] as const;

/** What an employee chooses when they ask for time off. */
export interface LeaveType {
  code: string;
  name: string;
  colour: TypeColour;
  unit: LeaveUnit;
  counts: WayToCount;
  takesHalves: boolean;
  isPaid: boolean;
  isAway: boolean;
  /** Without it a request stands at once, and the approvers get a notice. */
  needsApproval: boolean;
  /** Whether people are reminded to use leave of the type before it expires; not where it is given for an occasion. */
  remindsOfExpiry: boolean;
  reason: (typeof reasonRules)[number];
  /** Requests of more days than these are expected to have a document; null: never. */
  documentAfterDays: number | null;
  shownTo: (typeof audiences)[number];
}

export const noSuchTypeText = 'There is no such type of time off';

/** What is answered for a type that is not there, or not for the caller to know of. */
export const noSuchType = refuseInput('type', noSuchTypeText);

/** A type as somebody may see it. */
export interface VisibleType {
  code: string;
  name: string;
  colour: TypeColour;
  /** Whether the reason of a request, and what became of its document, may be seen, too. */
  showsReason: boolean;
}

/** Who looks at somebody's request; the person themselves sees their own types whatever they are. */
export interface TypeViewer extends Pick<Viewer, 'role'> {
  isRequester?: boolean | undefined;
}

/** What a type is called for whoever may not see it. */
export const awayType: VisibleType = { code: 'AWAY', name: 'Away', colour: 'grey', showsReason: false };

/**
 * The type of somebody's request as the viewer may see it: as it is, or as 'Away' without its reason. `isInScope` says
 * whether the viewer decides the requests of that person.
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

/** The audiences whose types the viewer may not see of other people; `isInScope` as for `visibleType`. */
export function hiddenAudiences(viewer: TypeViewer, isInScope: boolean): LeaveType['shownTo'][] {
  return audiences.filter((shownTo) => !isTypeShown({ shownTo }, viewer, isInScope));
}

/**
 * Whether the viewer learns of somebody's request at all, if only as 'Away': not of one whose type they may not see and that
 * takes nobody away. `isInScope` as for `visibleType`.
 */
export function isRequestShown(
  type: Pick<LeaveType, 'shownTo' | 'isAway'>,
  viewer: TypeViewer,
  isInScope: boolean,
): boolean {
  return type.isAway || isTypeShown(type, viewer, isInScope);
}

/** The types, which are sorted by name, as they are told: the standard ones first, in their own order. */
export function inTypeOrder<Type extends Pick<LeaveType, 'code'>>(types: readonly Type[]): Type[] {
  const codes: readonly string[] = standardTypes;
  const rankOf = ({ code }: Type) => (codes.includes(code) ? codes.indexOf(code) : codes.length);
  return types.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** Whether the viewer may see the type of somebody's request, and so decide it; `isInScope` as for `visibleType`. */
export function isTypeShown(
  { shownTo }: Pick<LeaveType, 'shownTo'>,
  viewer: TypeViewer,
  isInScope: boolean,
): boolean {
  if (viewer.isRequester || isAdmin(viewer)) return true;
  return shownTo === 'EVERYONE' || (shownTo === 'APPROVERS' && isInScope);
}
