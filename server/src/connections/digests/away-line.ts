import type { Message, Said } from '@almanac/domain/language/message';
import type { NameValue } from '@almanac/domain/language/names';
import { awayType } from '@almanac/domain/leave/types/leave-type';
import { typeName } from '@almanac/domain/leave/types/standard-names';
import type { VisibleAbsence } from '@almanac/domain/time-off/presence/schema';
import { spanMessage } from '@almanac/domain/time-off/requests/span-text';
import type { TypesByCode } from '../../leave/types/type-queries.ts';
import { digestMessage } from './messages/message.ts';

/** The name of a type as the reader may see it. */
export function shownTypeName(code: string, types: TypesByCode): Said | NameValue {
  return code === awayType.code ? awayType.name : typeName(types.get(code));
}

/** Who is away, how, when and until when. */
export function awayLine({ user, type, backOn, ...time }: VisibleAbsence, types: TypesByCode): Message {
  const line = { person: user.name, type: shownTypeName(type, types), time: spanMessage(time) };
  return backOn === undefined
    ? digestMessage('connections.digest.away', line)
    : digestMessage('connections.digest.awayUntil', { ...line, backOn });
}
