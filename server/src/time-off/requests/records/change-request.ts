import { isRefusal, type Outcome, type RefusalCode } from '@almanac/domain/refusal';
import type { VersionedRecord } from '@almanac/domain/version-check';
import { change } from '../../../audit/change.ts';
import type { Writer } from '../../../platform/database/database.ts';
import type { Changed } from '../../../platform/use-case/change.ts';
import type { Json } from '../../../platform/use-case/idempotency/json.ts';
import { shareRules } from '../../../work-time/rule-changes/rule-lock-store.ts';
import type { TimeOffContext } from './context.ts';
import { type LockedRequest, lockVisibleRequest } from './store.ts';

/** Runs the work on a request in the version that the actor saw, under the shared lock on leave rules. */
export function changeRequest<Result extends Json<Result>, Code extends RefusalCode = never>(
  context: TimeOffContext,
  seen: VersionedRecord,
  work: (writer: Writer, request: LockedRequest) => Promise<Outcome<Changed<Result>, Code>>,
): Promise<Outcome<Result, Code | 'NOT_FOUND' | 'CHANGED_MEANWHILE'>> {
  const { actor, today } = context;
  return change<Result, Code | 'NOT_FOUND' | 'CHANGED_MEANWHILE'>(context, async (writer) => {
    await shareRules(writer);
    const request = await lockVisibleRequest(writer, seen, actor, today);
    return isRefusal(request) ? request : work(writer, request);
  });
}
