import type { Endpoint } from '@almanac/domain/endpoint';
import { type RefusalCode, refusalStatus } from '@almanac/domain/refusal';
import { z } from 'zod';
import type { Call } from './calls.ts';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

const ErrorBody = z.strictObject({
  key: z.optional(z.string()),
  values: z.optional(z.record(z.string(), z.unknown())),
  message: z.string().min(1),
  code: z.string(),
  requestId: z.string().min(1),
  issues: z.array(z.strictObject({ path: z.string(), message: z.string().min(1) })).optional(),
});

/** Refusal codes of every call, declared or not. */
const general: readonly RefusalCode[] = [
  'VALIDATION_ERROR',
  'UNAUTHENTICATED',
  'BAD_ORIGIN',
  'IDEMPOTENCY_KEY_REUSED',
  'PAYLOAD_TOO_LARGE',
  'HEADERS_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
];

const internals =
  /node_modules|node:internal|\.ts:\d+|\n\s+at |\/src\/|ECONN|SQLSTATE|syntax error|relation "|violates|\bkysely\b|\bpg_|\bpgboss\b|time_off_requests|team_members|audit_entries|leave_adjustments|rate_limits|kept_mails|person_photos|kept_answers|verifications|Postgres|Fastify|better-auth/i;

/** Faults of a response; empty if it follows the contract. */
export function faultsOf(endpoint: Endpoint, call: Call, answer: Answer): string[] {
  const faults: string[] = [];
  if (answer.status >= 500) faults.push(`${answer.status} is a fault of the server`);
  if (answer.headers['x-content-type-options'] !== 'nosniff') faults.push('security headers are missing');
  // A person's export lists the table of each record.
  const namesTables = endpoint.name === 'exportUser' && answer.status === endpoint.status;
  const leaked = namesTables ? null : internals.exec(answer.text);
  if (leaked && !requestHolds(call, leaked[0])) faults.push(`the answer shows an internal: ${leaked[0]}`);
  if (call.method === 'HEAD') return faults;
  if (answer.status >= 400) return [...faults, ...errorFaults(endpoint, call, answer)];
  if (call.isToEndpoint) faults.push(...successFaults(endpoint, answer));
  return faults;
}

function errorFaults(endpoint: Endpoint, call: Call, { status, text }: Answer): string[] {
  const body = ErrorBody.safeParse(parse(text));
  if (!body.success) return [`not the shape of an error: ${text.slice(0, 200)}`];
  const { code } = body.data;
  if (!isCode(code)) return [`there is no code ${code}`];
  const faults = refusalStatus[code] === status ? [] : [`${code} travelled under ${status}`];
  const isDeclared = endpoint.refusals.includes(code) || general.includes(code);
  if (call.isToEndpoint && !isDeclared) faults.push(`${endpoint.name} does not declare ${code}`);
  return faults;
}

function successFaults(
  { effect, ...endpoint }: Endpoint,
  { status: answered, headers, text }: Answer,
): string[] {
  const isEffect = effect !== undefined && answered === 200;
  const { status, answer, download } = isEffect ? { ...endpoint, status: 200, answer: effect } : endpoint;
  if (answered !== status) return [`answered ${answered} instead of ${status}`];
  if (download !== undefined)
    return /\b(json|csv|zip|spreadsheetml|webp|jpeg|calendar)\b/.test(String(headers['content-type']))
      ? []
      : ['not the file that it says'];
  if (answer === null) return text === '' ? [] : ['an answer without content has content'];
  const body = parse(text);
  const parsed = answer.safeParse(body);
  if (!parsed.success) return [`the answer breaks its schema: ${parsed.error.message.slice(0, 300)}`];
  return JSON.stringify(parsed.data).length === JSON.stringify(body).length
    ? []
    : ['the answer has fields that its schema does not name'];
}

function requestHolds(call: Call, text: string): boolean {
  return `${call.path} ${call.body ?? ''}`.includes(text);
}

function isCode(code: string): code is RefusalCode {
  return code in refusalStatus;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
