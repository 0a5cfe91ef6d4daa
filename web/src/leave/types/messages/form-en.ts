import { formatNumber } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

interface Named {
  name: string;
}

/** The form of a type. */
export const en = {
  'leave.types.codeOf': ({ code }: { code: string }) => `Code ${code}`,
  'leave.types.codeHint': 'Capital letters, digits and underscores; permanent once saved.',
  'leave.types.shownToHint': "Others see 'Away'.",
  'leave.types.unitFixed': "Can't be changed once used.",
  'leave.types.documentField': 'Require a document after',
  'leave.types.documentHint': 'Empty: never.',
  'leave.types.daysUnit': 'days',
  'leave.types.documentAfter': ({ days }: { days: number }, texts: Texts) => {
    const number = formatNumber(days, texts.locale);
    return plural('en', days, { one: `${number} day`, other: `${number} days` });
  },
  'leave.types.documentNever': 'never',
  'leave.types.documentByPerson': 'The person, who is reminded',
  'leave.types.documentByHr': 'HR, which fetches it',
  'leave.types.documentByHint': 'Reminders go to the person only if they bring it.',
  'leave.types.protectsField': 'Keeps other leave from expiring',
  'leave.types.protectsHint': 'While someone is absent like this.',
  'leave.types.protectsNot': 'No',
  'leave.types.protectsNextYear': 'Until the end of the next leave year',
  'leave.types.protectsMonths': 'For months after the leave year',
  'leave.types.protectedMonthsField': 'Months after the leave year',
  'leave.types.protectedMonthsHint':
    'Long illness: 15 in Germany, 18 in the UK and Spain, 60 in the Netherlands.',
  'leave.types.monthsUnit': 'months',
  'leave.types.protectedFor': ({ months }: { months: number }, texts: Texts) => {
    const number = formatNumber(months, texts.locale);
    return plural('en', months, {
      one: `${number} month after the leave year`,
      other: `${number} months after the leave year`,
    });
  },
  'leave.types.approvalSwitch':
    'Requires approval (if off, requests are confirmed at once and approvers are notified)',
  'leave.types.approvalField': 'Requires approval',
  'leave.types.awayField': 'Takes people away from work',
  'leave.types.paidField': 'Is paid',
  'leave.types.halvesField': 'Half days can be taken',
  'leave.types.remindField': 'Remind people to use it before it expires',
  'leave.types.paidOutField': 'Pay out what is left when someone leaves',
  'leave.types.sicknessField': 'Counts as the person’s own illness',
  'leave.types.yes': 'yes',
  'leave.types.no': 'no',
  'leave.types.newType': 'New type',
  'leave.types.countsOf': ({ name }: Named) => `What Counts of ${name}`,
  'leave.types.changesOf': ({ name }: Named) => `Changes to ${name}`,
  'leave.types.countsHint': 'The type is saved as it is in the form.',
  'leave.types.adding': 'Adding…',
  'leave.types.added': 'Type added',
  'leave.types.notAdded': 'The type was not added',
  'leave.types.save': 'Save Type',
  'leave.types.saving': 'Saving…',
  'leave.types.changed': 'Type changed',
  'leave.types.notChanged': 'The type was not changed',

  'leave.types.blue': 'Blue',
  'leave.types.red': 'Red',
  'leave.types.green': 'Green',
  'leave.types.grey': 'Grey',
  'leave.types.orange': 'Orange',
  'leave.types.purple': 'Purple',
  'leave.types.teal': 'Teal',
  'leave.types.pink': 'Pink',
  'leave.types.countsWorked': 'Scheduled working days',
  'leave.types.countsWeekdays': 'Monday to Friday',
  'leave.types.countsCalendar': 'Calendar days',
  'leave.types.reducesNothing': 'No',
  'leave.types.reducesByDays': 'By calendar days',
  'leave.types.reducesByMonths': 'By full months, as HR decides',
  'leave.types.reasonNone': 'Not requested',
  'leave.types.reasonOptional': 'May be given',
  'leave.types.reasonRequired': 'Must be given',

  'leave.types.preview': 'Preview',
  'leave.types.previewTitle': 'How others see a request',
  'leave.types.colleague': 'A colleague',
  'leave.types.approver': 'An approver',
  'leave.types.hr': 'HR',
  'leave.types.noAbsence': "Nothing: it isn't an absence",
  'leave.types.datesOnly': 'dates only',
  'leave.types.onlyHrDecides': 'no reason; only HR decides',
  'leave.types.decisionWithReason': 'with the reason, to be decided',
  'leave.types.decision': 'no reason, to be decided',
  'leave.types.noticeWithReason': 'with the reason, nothing to decide',
  'leave.types.noticeOnly': 'no reason, nothing to decide',
};
