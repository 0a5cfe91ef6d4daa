import { isRefusal, type Outcome, type RefusalCode } from '@almanac/domain/refusal';
import { Answered } from '../../../platform/use-case/answered.ts';

/** An answer with how many people are mailed for it and, of one's own request, how many others may decide it. */
export interface Mailing<Answer> {
  answer: Answer;
  mailed: number;
  deciders?: number;
}

/** Answers with the counts in headers, so that a screen says that somebody is told by mail only where it is so. */
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
