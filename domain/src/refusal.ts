import type { Said } from './language/message.ts';
import { refusalMessage } from './language/messages/refusal-message.ts';

/** Every error code of the API, with its HTTP status. */
export const refusalStatus = {
  VALIDATION_ERROR: 400,
  INVALID_LINK: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  BAD_ORIGIN: 403,
  NOT_FOUND: 404,
  CHANGED_MEANWHILE: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  OVERLAPPING_REQUEST: 409,
  INVALID_TRANSITION: 409,
  OWN_REQUEST: 409,
  OWN_BALANCE: 409,
  EXCEEDS_BALANCE: 409,
  BELOW_MINIMUM: 409,
  OWN_RECORD: 409,
  INSUFFICIENT_BALANCE: 409,
  YEAR_CLOSED: 409,
  REQUESTS_PENDING: 409,
  IMPACT_CHANGED: 409,
  IN_USE: 409,
  EMPLOYMENT_START_MISSING: 409,
  DEPARTMENT_IN_USE: 409,
  DEPARTMENT_NAME_TAKEN: 409,
  TEAM_NAME_TAKEN: 409,
  ALREADY_MEMBER: 409,
  ALREADY_HANDED_OVER: 409,
  PAYROLL_INCOMPLETE: 409,
  HAS_RECORDS: 409,
  SWITCHED_OFF: 409,
  LINK_ENDED: 409,
  VISIBILITY: 409,
  TOO_MANY: 409,
  USER_EXISTS: 409,
  PERSONNEL_NUMBER_TAKEN: 409,
  OWN_ACCOUNT: 409,
  LAST_SYSTEM_ADMIN: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  EXPECTATION_FAILED: 417,
  RATE_LIMITED: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL_ERROR: 500,
  UNAVAILABLE: 503,
} as const;

export type RefusalCode = keyof typeof refusalStatus;

export interface Issue {
  path: string;
  message: Said;
}

export interface Allowed {
  refused: false;
}

export interface Refusal<Code extends RefusalCode> {
  refused: true;
  code: Code;
  message: Said;
  issues?: Issue[];
}

/** The result of a rule that may refuse, with its possible codes. */
export type Decision<Code extends RefusalCode> = Allowed | Refusal<Code>;

/** The result of a use case: its answer, or a refusal with one of the codes. */
export type Outcome<Answer, Code extends RefusalCode> = Answer | Refusal<Code>;

export const allowed: Allowed = { refused: false };

/** Refuses because of the current state or the caller; `issues` name the obstacles. */
export function refuse<Code extends RefusalCode>(code: Code, message: Said, issues?: Issue[]): Refusal<Code> {
  return { refused: true, code, message, ...(issues && { issues }) };
}

/** Refuses with the code, with the message at the field that could resolve it. */
export function refuseAtField<Code extends RefusalCode>(
  code: Code,
  path: string,
  message: Said,
): Refusal<Code> {
  return refuse(code, message, [{ path, message }]);
}

/** Refuses an input with `VALIDATION_ERROR`, with the message at the field in error. */
export function refuseInput(path: string, message: Said): Refusal<'VALIDATION_ERROR'> {
  return validationRefusal([{ path, message }]);
}

/** Refuses an input with `VALIDATION_ERROR` for all its faults; the message repeats the first. */
export function validationRefusal(issues: [Issue, ...Issue[]]): Refusal<'VALIDATION_ERROR'> {
  return {
    refused: true,
    code: 'VALIDATION_ERROR',
    message: refusalMessage('common.validationFailed', { fault: issues[0].message }),
    issues,
  };
}

/** The message of a refusal as shown at a field: of a refused input, that of the first field in error. */
export function messageAtField({
  code,
  message,
  issues,
}: Pick<Refusal<RefusalCode>, 'code' | 'message' | 'issues'>): Said {
  return code === 'VALIDATION_ERROR' ? (issues?.[0]?.message ?? message) : message;
}

/** Refuses with `NOT_FOUND`: for missing records, and for those hidden from the caller. */
export function notFound(record: Said): Refusal<'NOT_FOUND'> {
  return refuse('NOT_FOUND', refusalMessage('common.notFound', { record }));
}

/** Whether the result of a rule or use case is a refusal. */
export function isRefusal(outcome: unknown): outcome is Refusal<RefusalCode> {
  return typeof outcome === 'object' && outcome !== null && 'refused' in outcome && outcome.refused === true;
}
