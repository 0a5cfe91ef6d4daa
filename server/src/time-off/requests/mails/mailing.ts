import { isRefusal, type Outcome, type RefusalCode } from '@almanac/domain/refusal';
import { Answered } from '../../../platform/use-case/answered.ts';

/** A response with the number of mailed people and, for one's own request, of other deciders. */
export interface Mailing<Answer> {
  answer: Answer;
  mailed: number;
  deciders?: number;
}

/** Puts the counts into headers, so that screens claim a mail only if one is sent. */
export function tellingMailed<Context, Input, Answer, Code extends RefusalCode>(
  useCase: (context: Context, input: Input) => Promise<Outcome<Mailing<Answer>, Code>>,
) {
  return async (context: Context, input: Input): Promise<Outcome<Answer, Code> | Answered<Answer>> => {
    const outcome = await useCase(context, input);
    if (isRefusal(outcome)) return outcome;
    const { answer, mailed, deciders } = outcome;
    const headers = new Headers({ 'x-mailed': String(mailed) });
    if (deciders !== undefined) headers.set('x-deciders', String(deciders));
    return new Answered(answer, headers);
  };
}
