import { formatNumber, signOf } from '@almanac/domain/language/formats';
import type { ChangedAccount, Impact } from '@almanac/domain/work-time/effect-schema';
import { readerLocale } from '../../platform/locale.ts';
import { text } from './messages/text.ts';

type Unit = ChangedAccount['unit'];

/** Such as '12.5 days' or '3:05 hours'. */
export function amountText(amount: number, unit: Unit): string {
  return unit === 'HOUR'
    ? text('work-time.rule-changes.hours', { clock: numberText(amount, unit) })
    : text('work-time.rule-changes.days', { days: Math.round(amount * 100) / 100 });
}

/** The number alone, for tables. */
export function numberText(amount: number, unit: Unit): string {
  if (unit === 'DAY') return formatNumber(amount, readerLocale());
  const minutes = Math.round(Math.abs(amount) * 60);
  const clock = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return amount < 0 && minutes > 0 ? `${signOf(amount, readerLocale())}${clock}` : clock;
}

/** Available leave as text: an amount, or no limit. */
export function bookableText(bookable: number | null, unit: Unit): string {
  return bookable === null ? text('work-time.rule-changes.noLimit') : amountText(bookable, unit);
}

/** The account's gain, negative for a loss; undefined if either side has no limit. */
export function gainOf({ before, after }: Pick<ChangedAccount, 'before' | 'after'>): number | undefined {
  return before === null || after === null ? undefined : Math.round((after - before) * 10_000) / 10_000;
}

/** The effect at a glance: '214 people', '198 gain 3 days', '2 become overdrawn', '6 requests recounted'. */
export function effectTexts({ people, changed, recounted }: Impact): string[] {
  const overdrawn = peopleOf(changed.filter((account) => account.overdrawn));
  return [
    text('work-time.rule-changes.people', { count: people }),
    ...movedTexts(changed, 'gain'),
    ...movedTexts(changed, 'lose'),
    ...limitTexts(changed),
    ...(overdrawn > 0 ? [text('work-time.rule-changes.becomeOverdrawn', { count: overdrawn })] : []),
    ...(recounted.length > 0
      ? [text('work-time.rule-changes.requestsRecounted', { count: recounted.length })]
      : []),
  ];
}

function movedTexts(changed: readonly ChangedAccount[], verb: 'gain' | 'lose'): string[] {
  const isOneType = new Set(changed.map(({ type }) => type)).size === 1;
  return [...Map.groupBy(changed, ({ type, unit }) => `${type} ${unit}`).values()].flatMap((ofType) => {
    const moved = ofType.filter((account) => {
      const gain = gainOf(account) ?? 0;
      return verb === 'gain' ? gain > 0 : gain < 0;
    });
    const amounts = moved.map((account) => Math.abs(gainOf(account) ?? 0));
    const [first] = moved;
    if (!first) return [];
    const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
    const values = {
      count: peopleOf(moved),
      amount: amountText(most, first.unit),
      isMost: least !== most,
      ...(!isOneType && { type: first.typeName }),
    };
    return [
      verb === 'gain'
        ? text('work-time.rule-changes.gain', values)
        : text('work-time.rule-changes.lose', values),
    ];
  });
}

function limitTexts(changed: readonly ChangedAccount[]): string[] {
  const freed = peopleOf(changed.filter(({ before, after }) => before !== null && after === null));
  const limited = peopleOf(changed.filter(({ before, after }) => before === null && after !== null));
  return [
    ...(freed > 0 ? [text('work-time.rule-changes.getUnlimited', { count: freed })] : []),
    ...(limited > 0 ? [text('work-time.rule-changes.loseUnlimited', { count: limited })] : []),
  ];
}

function peopleOf(accounts: readonly ChangedAccount[]): number {
  return new Set(accounts.map(({ person }) => person)).size;
}
