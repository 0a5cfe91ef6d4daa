import { isRefusal, type Outcome, type RefusalCode } from '@almanac/domain/refusal';
import { Answered } from '../../platform/use-case/answered.ts';
import type { Notified } from '../../platform/use-case/change.ts';

/**
 * Adds headers with the number of people emailed, and of those asked to decide if any are, so that screens claim an
 * email only if one is sent.
 */
export function countingNotified<Context extends object, Input, Answer, Code extends RefusalCode>(
  useCase: (context: Context & { notified: Notified }, input: Input) => Promise<Outcome<Answer, Code>>,
) {
  return async (context: Context, input: Input): Promise<Outcome<Answer, Code> | Answered<Answer>> => {
    const notified: Notified = { mailed: 0 };
    const outcome = await useCase({ ...context, notified }, input);
    if (isRefusal(outcome)) return outcome;
    const headers = new Headers({ 'x-mailed': String(notified.mailed) });
    if (notified.deciders !== undefined) headers.set('x-deciders', String(notified.deciders));
    return new Answered(outcome, headers);
  };
}
