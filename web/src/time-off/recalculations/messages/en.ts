import { formatNumber } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

interface Count {
  count: number;
}

interface OfPerson {
  name: string;
  type: string;
}

export const en = {
  'time-off.recalculations.title': 'Balances Corrected by the Update',
  'time-off.recalculations.subtitle': 'What this version computes differently, and why.',
  'time-off.recalculations.filter': 'Filter the balances',
  'time-off.recalculations.state': 'State',
  'time-off.recalculations.allStates': 'All',
  'time-off.recalculations.label': 'Corrected balances',
  'time-off.recalculations.pagesLabel': 'corrected balances',
  'time-off.recalculations.notLoaded': "Couldn't load the corrected balances",
  'time-off.recalculations.loading': 'Loading the corrected balances',
  'time-off.recalculations.counts': ({
    open,
    kept,
    accepted,
  }: Record<'open' | 'kept' | 'accepted', number>) =>
    `${open} open, ${kept} kept as they were, ${accepted} accepted`,
  'time-off.recalculations.nothingToReview': 'Nothing to review',
  'time-off.recalculations.none': 'No corrected balances',
  'time-off.recalculations.noneHint': 'No update has corrected a balance that is listed here.',
  'time-off.recalculations.bannerTitle': ({ count }: Count) =>
    plural('en', count, {
      one: `The update corrected ${count} balance`,
      other: `The update corrected ${count} balances`,
    }),
  'time-off.recalculations.bannerHint': 'Accept the new balances, or keep them as they were.',
  'time-off.recalculations.review': 'Review',

  'time-off.recalculations.personColumn': 'Person',
  'time-off.recalculations.typeColumn': 'Type',
  'time-off.recalculations.balanceColumn': 'Balance',
  'time-off.recalculations.reasonColumn': 'Reason',
  'time-off.recalculations.decisionColumn': 'Decision',
  'time-off.recalculations.days': ({ days }: { days: number }, texts: Texts) => {
    const number = formatNumber(days, texts.locale);
    return plural('en', days, { one: `${number} day`, other: `${number} days` });
  },
  'time-off.recalculations.hours': ({ hours }: { hours: number }, texts: Texts) =>
    `${formatNumber(hours, texts.locale)} h`,
  'time-off.recalculations.change': ({ date, before, after }: Record<'date' | 'before' | 'after', string>) =>
    `${date}: ${before}, now ${after}`,
  'time-off.recalculations.planChange': 'A change of plan ends the leave year',
  'time-off.recalculations.roundedOnce': 'Grants of several plans are added, then rounded once',
  'time-off.recalculations.outsideEmployment': 'Nothing counts outside employment',
  'time-off.recalculations.beforeAccount': 'No leave from before the account was created',
  'time-off.recalculations.chargedOtherwise': 'A request uses a different amount',
  'time-off.recalculations.otherRule': 'Another rule of this version',
  'time-off.recalculations.open': 'Open',
  'time-off.recalculations.kept': 'Kept as it was',
  'time-off.recalculations.accepted': 'Accepted',

  'time-off.recalculations.keep': 'Keep as It Was',
  'time-off.recalculations.keepYours': 'Keep as It Was…',
  'time-off.recalculations.keepOf': ({ name, type }: OfPerson) => `Keep as It Was: ${name}, ${type}`,
  'time-off.recalculations.keeping': 'Keeping…',
  'time-off.recalculations.accept': 'Accept',
  'time-off.recalculations.acceptYours': 'Accept…',
  'time-off.recalculations.acceptOf': ({ name, type }: OfPerson) => `Accept: ${name}, ${type}`,
  'time-off.recalculations.accepting': 'Accepting…',
  'time-off.recalculations.ofPerson': ({ name, type }: OfPerson) => `${name}: ${type}`,
  'time-off.recalculations.notDecided': "Couldn't decide the balance",

  'time-off.recalculations.keepAll': 'Keep All as They Were',
  'time-off.recalculations.keepAllButton': 'Keep All as They Were…',
  'time-off.recalculations.keepAllHint': ({ count }: Count) =>
    plural('en', count, {
      one: `An adjustment restores ${count} open balance to its value before the update. Another administrator decides about your own.`,
      other: `Adjustments restore ${count} open balances to their values before the update. Another administrator decides about your own.`,
    }),
  'time-off.recalculations.allKept': 'Kept as they were',
  'time-off.recalculations.acceptAll': 'Accept All',
  'time-off.recalculations.acceptAllButton': 'Accept All…',
  'time-off.recalculations.acceptAllHint': ({ count }: Count) =>
    plural('en', count, {
      one: `${count} open balance keeps its new value. Another administrator decides about your own.`,
      other: `${count} open balances keep their new values. Another administrator decides about your own.`,
    }),
  'time-off.recalculations.saving': 'Saving…',
  'time-off.recalculations.progress': ({ decided, open }: Record<'decided' | 'open', number>) =>
    `${decided} of ${open}…`,
  'time-off.recalculations.balances': ({ count }: Count) =>
    plural('en', count, { one: `${count} balance`, other: `${count} balances` }),
  'time-off.recalculations.notAllDecided': 'Not all balances were decided',
  'time-off.recalculations.keepYoursTitle': ({ type }: { type: string }) => `Keep as It Was: Your ${type}`,
  'time-off.recalculations.acceptYoursTitle': ({ type }: { type: string }) => `Accept: Your ${type}`,
  'time-off.recalculations.ownHint':
    'Another administrator decides about your own balance, unless you are the only one. Your reason is logged.',
  'time-off.recalculations.nothingDecided': 'Nothing was decided',
  'time-off.recalculations.reasonLabel': 'Reason',
};
