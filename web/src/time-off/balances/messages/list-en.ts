import { formatNumber } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

/** The list that compares the balances of people. */
export const en = {
  'time-off.balances.listTitle': 'Leave Balances',
  'time-off.balances.listLabel': 'Leave balances',
  'time-off.balances.filter': 'Filter the balances',
  'time-off.balances.search': 'Find a person',
  'time-off.balances.searchHint': 'Name or email address',
  'time-off.balances.show': 'Show',
  'time-off.balances.everyone': 'Everyone',
  'time-off.balances.sortBy': 'Sort By',
  'time-off.balances.listNotLoaded': "Couldn't load the balances",
  'time-off.balances.listLoading': 'Loading the people',
  'time-off.balances.people': ({ count }: { count: number }, texts: Texts) =>
    plural('en', count, {
      one: `${formatNumber(count, texts.locale)} person`,
      other: `${formatNumber(count, texts.locale)} people`,
    }),
  'time-off.balances.pagesLabel': 'people',
  'time-off.balances.noOneFound': 'No one found',
  'time-off.balances.allOnPace': 'Everyone who matches is on pace.',
  'time-off.balances.tryAnother': 'Try another part of the name or address.',

  'time-off.balances.underPace': 'Under pace',
  'time-off.balances.nameAscending': 'Name (A to Z)',
  'time-off.balances.nameDescending': 'Name (Z to A)',
  'time-off.balances.mostLeft': 'Most left',
  'time-off.balances.leastLeft': 'Least left',
  'time-off.balances.mostUsed': 'Most used',
  'time-off.balances.leastUsed': 'Least used',
  'time-off.balances.mostPending': 'Most pending',
  'time-off.balances.leastPending': 'Least pending',
  'time-off.balances.mostCarried': 'Most carried over',
  'time-off.balances.leastCarried': 'Least carried over',
  'time-off.balances.mostSick': 'Most sick leave',
  'time-off.balances.leastSick': 'Least sick leave',
  'time-off.balances.furthestBehind': 'Furthest under pace',
  'time-off.balances.leastBehind': 'Least under pace',

  'time-off.balances.personColumn': 'Person',
  'time-off.balances.departmentColumn': 'Department',
  'time-off.balances.leftColumn': ({ type }: { type: string }) => `${type} left`,
  'time-off.balances.usedColumn': 'Used',
  'time-off.balances.pendingColumn': 'Pending',
  'time-off.balances.carriedColumn': 'Carried Over',
  'time-off.balances.nextColumn': 'Next time off',
  'time-off.balances.actionsColumn': 'Actions',
  'time-off.balances.amountTaken': ({ amount }: { amount: string }) => `${amount} taken`,
  'time-off.balances.withoutLimit': 'Without limit',
  'time-off.balances.leftOf': ({ left, total }: { left: string; total: string }) => `${left} of ${total}`,
  'time-off.balances.amountUnderPace': ({ amount }: { amount: string }) => `${amount} under pace`,
  'time-off.balances.underPaceMeaning': 'Under pace: leave taken lags the leave year by more than a third.',
  'time-off.balances.nonePlanned': 'None planned',
  'time-off.balances.nextPending': ({ days }: { days: string }) => `${days} · pending`,
  'time-off.balances.awayToday': 'Away today',
  'time-off.balances.nextFrom': ({ day }: { day: string }) => `From ${day}`,
  'time-off.balances.nextUntil': ({ day }: { day: string }) => `Until ${day}`,

  'time-off.balances.actionsFor': ({ name }: { name: string }) => `Actions for ${name}`,
  'time-off.balances.showBalance': 'Show Balance',
  'time-off.balances.adjustBalance': 'Adjust Balance',
  'time-off.balances.onlyAdmin':
    'You are the only administrator, so you can set your own balance. This is logged.',
  'time-off.balances.why': ({ reason }: { reason: string }) => `${reason}.`,
};
