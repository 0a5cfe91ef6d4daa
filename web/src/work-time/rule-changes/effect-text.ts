import { numberText as withMinus } from '@almanac/domain/number-text';
import type { ChangedAccount, Impact } from '@almanac/domain/work-time/effect-schema';
import { countText } from '../../platform/lists/count-text.ts';

type Unit = ChangedAccount['unit'];

/** Such as '12.5 days' or '3:05 hours'. */
export function amountText(amount: number, unit: Unit): string {
  const text = numberText(amount, unit);
  return `${text} ${unit === 'HOUR' ? 'hours' : text === '1' ? 'day' : 'days'}`;
}

/** The number alone, for tables. */
export function numberText(amount: number, unit: Unit): string {
  if (unit === 'DAY') return withMinus(Math.round(amount * 100) / 100);
  const minutes = Math.round(Math.abs(amount) * 60);
  const text = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return amount < 0 && minutes > 0 ? `−${text}` : text;
}

/** Available leave as text: an amount, or no limit. */
export function bookableText(bookable: number | null, unit: Unit): string {
  return bookable === null ? 'without limit' : amountText(bookable, unit);
}

/** The account's gain, negative for a loss; undefined if either side has no limit. */
export function gainOf({ before, after }: Pick<ChangedAccount, 'before' | 'after'>): number | undefined {
  return before === null || after === null ? undefined : Math.round((after - before) * 10_000) / 10_000;
}

/** The effect at a glance: '214 people', '198 gain 3 days', '2 become overdrawn', '6 requests recounted'. */
export function effectTexts({ people, changed, recounted }: Impact): string[] {
  const overdrawn = peopleOf(changed.filter((account) => account.overdrawn));
  return [
    countText(people, 'person', 'people'),
    ...movedTexts(changed, 'gain', (gain) => gain > 0),
    ...movedTexts(changed, 'lose', (gain) => gain < 0),
    ...limitTexts(changed),
    ...(overdrawn > 0 ? [`${overdrawn} ${overdrawn === 1 ? 'becomes' : 'become'} overdrawn`] : []),
    ...(recounted.length > 0 ? [`${countText(recounted.length, 'request')} recounted`] : []),
  ];
}

function movedTexts(
  changed: readonly ChangedAccount[],
  verb: 'gain' | 'lose',
  matches: (gain: number) => boolean,
): string[] {
  return [...Map.groupBy(changed, ({ type, unit }) => `${type} ${unit}`).values()].flatMap((ofType) => {
    const moved = ofType.filter((account) => matches(gainOf(account) ?? 0));
    const amounts = moved.map((account) => Math.abs(gainOf(account) ?? 0));
    const [first] = moved;
    if (!first) return [];
    const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
    const count = peopleOf(moved);
    const isOneType = new Set(changed.map(({ type }) => type)).size === 1;
    const amount = `${least === most ? '' : 'up to '}${amountText(most, first.unit)}`;
    return [
      `${count} ${count === 1 ? `${verb}s` : verb} ${amount}${isOneType ? '' : ` of ${first.typeName}`}`,
    ];
  });
}

function limitTexts(changed: readonly ChangedAccount[]): string[] {
  const freed = peopleOf(changed.filter(({ before, after }) => before !== null && after === null));
  const limited = peopleOf(changed.filter(({ before, after }) => before === null && after !== null));
  return [
    ...(freed > 0 ? [`${freed} ${freed === 1 ? 'gets' : 'get'} unlimited leave`] : []),
    ...(limited > 0 ? [`${limited} ${limited === 1 ? 'loses' : 'lose'} unlimited leave`] : []),
  ];
}

function peopleOf(accounts: readonly ChangedAccount[]): number {
  return new Set(accounts.map(({ person }) => person)).size;
}
