import { formatNumber } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

interface Count {
  count: number;
}

/** People whose available leave changes; `isMost`: by up to the amount. The type is absent if there is only one. */
interface Moved extends Count {
  amount: string;
  isMost: boolean;
  type?: string;
}

function moved({ amount, isMost, type }: Moved): string {
  const most = isMost ? `up to ${amount}` : amount;
  return type === undefined ? most : `${most} of ${type}`;
}

export const en = {
  'work-time.rule-changes.loadingPreview': 'Loading the preview',
  'work-time.rule-changes.quietToday': 'No balance changes today.',
  'work-time.rule-changes.quietOn': ({ day }: { day: string }) => `No balance changes on ${day}.`,
  'work-time.rule-changes.availableToday': 'Available today, before and after.',
  'work-time.rule-changes.availableOn': ({ day }: { day: string }) =>
    `Available on ${day}, before and after.`,
  'work-time.rule-changes.people': ({ count }: Count, { locale }: Texts) => {
    const number = formatNumber(count, locale);
    return plural('en', count, { one: `${number} person`, other: `${number} people` });
  },
  'work-time.rule-changes.gain': (given: Moved) =>
    plural('en', given.count, {
      one: `${given.count} gains ${moved(given)}`,
      other: `${given.count} gain ${moved(given)}`,
    }),
  'work-time.rule-changes.lose': (given: Moved) =>
    plural('en', given.count, {
      one: `${given.count} loses ${moved(given)}`,
      other: `${given.count} lose ${moved(given)}`,
    }),
  'work-time.rule-changes.getUnlimited': ({ count }: Count) =>
    plural('en', count, { one: `${count} gets unlimited leave`, other: `${count} get unlimited leave` }),
  'work-time.rule-changes.loseUnlimited': ({ count }: Count) =>
    plural('en', count, { one: `${count} loses unlimited leave`, other: `${count} lose unlimited leave` }),
  'work-time.rule-changes.becomeOverdrawn': ({ count }: Count) =>
    plural('en', count, { one: `${count} becomes overdrawn`, other: `${count} become overdrawn` }),
  'work-time.rule-changes.requestsRecounted': ({ count }: Count) =>
    plural('en', count, { one: `${count} request recounted`, other: `${count} requests recounted` }),
  'work-time.rule-changes.days': ({ days }: { days: number }, { locale }: Texts) => {
    const number = formatNumber(days, locale);
    return plural('en', days, { one: `${number} day`, other: `${number} days` });
  },
  'work-time.rule-changes.hours': ({ clock }: { clock: string }) => `${clock} hours`,
  'work-time.rule-changes.noLimit': 'without limit',
  'work-time.rule-changes.peopleAffected': 'People affected',
  'work-time.rule-changes.person': 'Person',
  'work-time.rule-changes.type': 'Type',
  'work-time.rule-changes.types': 'Types',
  'work-time.rule-changes.before': 'Before',
  'work-time.rule-changes.after': 'After',
  'work-time.rule-changes.typeBefore': ({ type }: { type: string }) => `${type} before`,
  'work-time.rule-changes.typeAfter': ({ type }: { type: string }) => `${type} after`,
  'work-time.rule-changes.difference': 'Difference',
  'work-time.rule-changes.compare': 'Compare',
  'work-time.rule-changes.compareOf': ({ name }: { name: string }) => `Compare balances of ${name}`,
  'work-time.rule-changes.overdrawn': 'Overdrawn',
  'work-time.rule-changes.recounted': ({ count }: Count) => `${count} recounted`,
  'work-time.rule-changes.unchanged': 'unchanged',
  'work-time.rule-changes.balancesOf': ({ name }: { name: string }) => `Balances of ${name}`,
  'work-time.rule-changes.back': 'Back to Preview',
  'work-time.rule-changes.effectChanged': 'The effect has changed',
  'work-time.rule-changes.effectChangedHint':
    'Something else has changed meanwhile, so nothing was applied. This is the current effect.',
  'work-time.rule-changes.notRemoved': 'Nothing was removed',
  'work-time.rule-changes.notApplied': 'The change was not applied',
  'work-time.rule-changes.applying': 'Applying…',
  'work-time.rule-changes.deleting': 'Deleting...',
  'work-time.rule-changes.takingBack': 'Undoing…',
  'work-time.rule-changes.delete': 'Delete',
  'work-time.rule-changes.takeBack': 'Undo',
  'work-time.rule-changes.deleteFor': ({ count }: Count) =>
    plural('en', count, { one: `Delete for ${count} Person`, other: `Delete for ${count} People` }),
  'work-time.rule-changes.takeBackFor': ({ count }: Count) =>
    plural('en', count, { one: `Undo for ${count} Person`, other: `Undo for ${count} People` }),
  'work-time.rule-changes.applyTo': ({ count }: Count) =>
    plural('en', count, { one: `Apply to ${count} Person`, other: `Apply to ${count} People` }),
  'work-time.rule-changes.reading': 'Reading the records',
  'work-time.rule-changes.comparing': 'Comparing the balances',
  'work-time.rule-changes.writing': 'Writing the change',
  'work-time.rule-changes.storing': 'Storing it with its log and emails',
  'work-time.rule-changes.progress': (
    { step, done, total }: { step: string; done: number; total: number },
    { locale }: Texts,
  ) => `${step}: ${formatNumber(done, locale)} of ${formatNumber(total, locale)} people`,
  'work-time.rule-changes.noComparison': "Couldn't load the comparison",
  'work-time.rule-changes.loadingBalances': 'Loading the balances',
  'work-time.rule-changes.sameBalances': "This person's balances don't change.",
  'work-time.rule-changes.granted': 'Granted',
  'work-time.rule-changes.adjusted': 'Adjusted',
  'work-time.rule-changes.paidOut': 'Paid out',
  'work-time.rule-changes.taken': 'Taken',
  'work-time.rule-changes.refund': 'Refund',
  'work-time.rule-changes.holiday': 'Holiday',
  'work-time.rule-changes.expired': 'Expired',
  'work-time.rule-changes.forgiven': 'Forgiven',
  'work-time.rule-changes.settled': 'Previous employment',
  'work-time.rule-changes.opening': 'Opening',
  'work-time.rule-changes.closing': 'Closing',
  'work-time.rule-changes.differs': '(differs)',
  'work-time.rule-changes.balance': 'balance',
};
