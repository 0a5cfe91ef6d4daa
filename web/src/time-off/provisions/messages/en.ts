import { dateText } from '@almanac/domain/calendar/date-text';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

export const en = {
  'time-off.provisions.title': 'Provisions',
  'time-off.provisions.subtitle': 'What the company owes in leave.',
  'time-off.provisions.asOf': 'As of',
  'time-off.provisions.keep': 'Keep List',
  'time-off.provisions.keeping': 'Keeping…',
  'time-off.provisions.wasKept': ({ on }: { on: string }, { locale }: Texts) =>
    `The list as of ${dateText(on, locale)} is kept`,
  'time-off.provisions.notKept': "Couldn't keep the list",
  'time-off.provisions.notLoaded': "Couldn't load the provisions",
  'time-off.provisions.loading': 'Loading the provisions',
  'time-off.provisions.none': 'No one has leave with a limit on this day',
  'time-off.provisions.totals': 'Totals',
  'time-off.provisions.totalsHint': 'In days, without leavers; never offset against each other.',
  'time-off.provisions.owed': 'Owed',
  'time-off.provisions.takenInAdvance': 'Taken in advance',
  'time-off.provisions.inAdvance': ({ amount }: { amount: string }) => `${amount} in advance`,
  'time-off.provisions.people': 'People',
  'time-off.provisions.leavers': 'Leavers',
  'time-off.provisions.leaversHint': 'What is left after the last day and not paid out yet.',
  'time-off.provisions.person': 'Person',
  'time-off.provisions.type': 'Type',
  'time-off.provisions.carriedOver': 'Carried over',
  'time-off.provisions.earned': 'Earned',
  'time-off.provisions.adjusted': 'Adjusted',
  'time-off.provisions.taken': 'Taken',
  'time-off.provisions.expired': 'Expired',
  'time-off.provisions.now': 'Owed now',
  'time-off.provisions.unchanged': 'Unchanged',
  'time-off.provisions.kept': 'Kept lists',
  'time-off.provisions.keptHint': 'Each opens as it was, with what has changed since.',
  'time-off.provisions.keptNotLoaded': "Couldn't load the kept lists",
  'time-off.provisions.noneKept': 'No list has been kept yet.',
  'time-off.provisions.listOf': ({ on }: { on: string }, { locale }: Texts) =>
    `As of ${dateText(on, locale)}`,
  'time-off.provisions.keptAt': 'Kept',
  'time-off.provisions.keptBy': 'Kept by',
  'time-off.provisions.keptOnBy': ({ at, name }: { at: string; name: string }) => `Kept on ${at} by ${name}.`,
  'time-off.provisions.changedSince': ({ count }: { count: number }) =>
    count === 0
      ? 'Nothing has changed since.'
      : plural('en', count, {
          one: `${count} row has changed since.`,
          other: `${count} rows have changed since.`,
        }),
  'time-off.provisions.back': 'Back to Provisions',
};
