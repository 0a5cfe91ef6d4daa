import { dateText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Message, Said, Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

interface Away {
  person: string;
  type: Said;
  time: Message;
}

interface Lines {
  lines: readonly Message[];
}

/** A heading with a line for each of the messages. */
export function list(heading: string, lines: readonly Message[], texts: Texts): string {
  return [heading, ...lines.map((line) => `• ${texts.text(line)}`)].join('\n');
}

export const en = {
  'connections.digest.dailySubject': ({ day }: { day: string }, texts: Texts) =>
    `Who is away: ${dateText(day, texts.locale)}`,
  'connections.digest.weeklySubject': ({ day }: { day: string }, texts: Texts) =>
    `Who is away this week: ${dateText(day, texts.locale)}`,
  'connections.digest.today': ({ lines }: Lines, texts: Texts) => list('Away today:', lines, texts),
  'connections.digest.later': ({ lines }: Lines, texts: Texts) => list('Away later this week:', lines, texts),
  'connections.digest.further': ({ people }: { people: number }, { locale }: Texts) => {
    const count = formatNumber(people, locale);
    return plural('en', people, {
      one: 'One more person is away this week.',
      other: `${count} more people are away this week.`,
    });
  },
  'connections.digest.pending': ({ lines, count }: Lines & { count: number }, texts: Texts) => {
    const number = formatNumber(count, texts.locale);
    return list(
      plural('en', count, {
        one: 'One request is pending your decision:',
        other: `${number} requests are pending your decision:`,
      }),
      lines,
      texts,
    );
  },
  'connections.digest.next': ({ what }: { what: Message }, texts: Texts) =>
    `Your next days off: ${texts.text(what)}.`,
  'connections.digest.nextPending': ({ what }: { what: Message }, texts: Texts) =>
    `Your next days off, still pending: ${texts.text(what)}.`,
  'connections.digest.away': ({ person, type, time }: Away, texts: Texts) =>
    `${person}: ${texts.text(type)}, ${texts.text(time)}`,
  'connections.digest.awayUntil': ({ person, type, time, backOn }: Away & { backOn: string }, texts: Texts) =>
    `${person}: ${texts.text(type)}, ${texts.text(time)}, back on ${dateText(backOn, texts.locale)}`,
  'connections.digest.review': 'Review the requests',
  'connections.digest.seeAway': 'See who is away',
  'connections.digest.why':
    'You chose this digest in your profile, under Calendar & Notifications. You can turn it off there.',
};
