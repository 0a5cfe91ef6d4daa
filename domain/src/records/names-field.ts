import { commonMessage } from '../language/messages/message.ts';

/** The description of a record's names in other languages; `max` is that of its main name. */
export function namesField(max: number) {
  return {
    kind: 'names',
    label: commonMessage('common.names'),
    loggedAs: 'otherNames',
    max,
    isOptional: true,
  } as const;
}
