import { dateText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

interface Through {
  through: string;
}

interface Counts {
  balances: number;
  people: number;
}

export const en = {
  'time-off.closings.title': 'Year End',
  'time-off.closings.subtitle': 'Review carry-over, then close the year.',
  'time-off.closings.closeThrough': 'Close through',
  'time-off.closings.close': ({ year }: { year: number }) => `Close ${year}`,
  'time-off.closings.closeDay': 'Close Through This Day',
  'time-off.closings.balancesTitle': 'Balances at year end',
  'time-off.closings.final': 'Closed; these numbers are final.',
  'time-off.closings.asOfToday': ({ date }: { date: string }) => `${date}, as of today's data.`,
  'time-off.closings.balancesNotLoaded': "Couldn't load the balances of that day",
  'time-off.closings.balancesLoading': 'Loading the balances',
  'time-off.closings.balancesLabel': 'Balances by plan and type',
  'time-off.closings.noBalances': 'No balances',
  'time-off.closings.noBalancesHint': 'No one has a balance on this day.',
  'time-off.closings.closed': 'Closed',
  'time-off.closings.closedHint': 'Changes to closed years are blocked.',
  'time-off.closings.closedNotLoaded': "Couldn't load the closed years",
  'time-off.closings.closedLoading': 'Loading the closed years',
  'time-off.closings.leavers': 'People who left',
  'time-off.closings.leaversHint': 'Payable, not included above.',
  'time-off.closings.leaversLabel': 'Payable by plan and type',
  'time-off.closings.payables': 'To be paid out',
  'time-off.closings.payablesHint': 'People whose last day has passed.',
  'time-off.closings.payablesLabel': 'Payable by person',
  'time-off.closings.payablesNotLoaded': "Couldn't load what is payable",
  'time-off.closings.payablesLoading': 'Loading what is payable',
  'time-off.closings.personColumn': 'Person',
  'time-off.closings.lastDayColumn': 'Last day',
  'time-off.closings.amountColumn': 'Amount',
  'time-off.closings.payablesPages': 'Pages of what is payable',
  'time-off.closings.payOut': 'Pay Out…',
  'time-off.closings.payOutOf': ({ name, type }: { name: string; type: string }) =>
    `Pay Out…: ${name}, ${type}`,
  'time-off.closings.printStatements': 'Print statements…',
  'time-off.closings.takenInAdvance': ({ amount }: { amount: string }) => `taken in advance: ${amount}`,

  'time-off.closings.planColumn': 'Leave plan',
  'time-off.closings.typeColumn': 'Type',
  'time-off.closings.peopleColumn': 'People',
  'time-off.closings.expiresColumn': 'Expires',
  'time-off.closings.remainingColumn': 'Remaining',
  'time-off.closings.expiringColumn': 'Of that, expiring',
  'time-off.closings.overdrawnColumn': 'Overdrawn',
  'time-off.closings.days': ({ days }: { days: number }, texts: Texts) => {
    const number = formatNumber(days, texts.locale);
    return plural('en', days, { one: `${number} day`, other: `${number} days` });
  },
  'time-off.closings.hours': ({ hours }: { hours: number }, texts: Texts) =>
    `${formatNumber(hours, texts.locale)} h`,

  'time-off.closings.none': 'Nothing is closed yet.',
  'time-off.closings.throughDate': ({ date }: { date: string }) => `Through ${date}`,
  'time-off.closings.balancesOfPeople': ({ balances, people }: Counts, texts: Texts) => {
    const ofBalances = plural('en', balances, {
      one: `${formatNumber(balances, texts.locale)} balance`,
      other: `${formatNumber(balances, texts.locale)} balances`,
    });
    return plural('en', people, {
      one: `${ofBalances} of ${formatNumber(people, texts.locale)} person`,
      other: `${ofBalances} of ${formatNumber(people, texts.locale)} people`,
    });
  },
  'time-off.closings.openAgain': 'Reopen…',
  'time-off.closings.openAgainTitle': 'Reopen Closed Leave',
  'time-off.closings.openAgainHint': ({ through }: Through, texts: Texts) =>
    `Deletes the balances stored for ${dateText(through, texts.locale)}, so that everything before can be changed again. Your reason is logged.`,
  'time-off.closings.reopen': 'Reopen',
  'time-off.closings.reopening': 'Reopening…',
  'time-off.closings.reopened': 'Reopened',
  'time-off.closings.notReopened': 'Nothing was reopened',
  'time-off.closings.reasonLabel': 'Reason',
  'time-off.closings.reasonMissing': 'Reason is required',

  'time-off.closings.closeHint': ({ through }: Through, texts: Texts) =>
    `Stores every balance at the end of ${dateText(through, texts.locale)} and blocks any change to a balance up to that day. Make corrections as adjustments in the open year.`,
  'time-off.closings.inProgress': 'Closing…',
  'time-off.closings.done': 'Closed',
  'time-off.closings.doneThrough': ({ through }: Through, texts: Texts) =>
    `Through ${dateText(through, texts.locale)}`,
  'time-off.closings.notClosed': 'Nothing was closed',
};
