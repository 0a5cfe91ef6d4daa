import { signOf } from '@almanac/domain/language/formats';
import type { ChangedAccount, LedgerAnswer } from '@almanac/domain/work-time/effect-schema';
import { useId } from 'react';
import { readerLocale } from '../../platform/locale.ts';
import { DayText } from '../../platform/time-text.tsx';
import { classNames } from '../../ui/class-names.ts';
import { numberText } from './effect-text.ts';
import { text } from './messages/text.ts';

const kinds = {
  GRANT: 'work-time.rule-changes.granted',
  ADJUSTMENT: 'work-time.rule-changes.adjusted',
  PAID_OUT: 'work-time.rule-changes.paidOut',
  TAKEN: 'work-time.rule-changes.taken',
  REFUND: 'work-time.rule-changes.refund',
  HOLIDAY: 'work-time.rule-changes.holiday',
  LAPSED: 'work-time.rule-changes.expired',
  FORGIVEN: 'work-time.rule-changes.forgiven',
  SETTLED: 'work-time.rule-changes.settled',
} as const;

type Line = LedgerAnswer['entries'][number];

interface LedgerLinesProps {
  title: string;
  /** Accessible name of the list. */
  label: string;
  ledger: LedgerAnswer;
  unit: ChangedAccount['unit'];
  /** The ledger it is compared with; lines missing there are marked. */
  other?: LedgerAnswer;
}

/** A compact ledger. */
export function LedgerLines({ title, label, ledger, unit, other }: LedgerLinesProps) {
  const id = useId();
  const known = new Set(other?.entries.map(keyOf));
  const isOther = (line: Line) => other !== undefined && !known.has(keyOf(line));
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <h3 id={id} className="font-semibold text-ink">
        {title}
      </h3>
      <ol aria-label={label} className="flex flex-col text-sm">
        <li className="flex justify-between gap-3 border-b border-line py-1.5 text-ink-muted">
          <span>{text('work-time.rule-changes.opening')}</span>
          <span className="tabular-nums">{numberText(ledger.opening, unit)}</span>
        </li>
        {ledger.entries.map((line, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by their position.
            key={index}
            className={classNames(
              'flex justify-between gap-3 border-b border-line py-1.5',
              isOther(line) && 'bg-accent-surface px-2',
            )}
          >
            <span className="min-w-0">
              <span className="block text-ink-muted">
                <DayText date={line.date} />
              </span>
              <span className="block break-words">
                {kindText(line.kind)}
                {line.because !== '' && <span className="text-ink-muted"> · {line.because}</span>}
              </span>
              {line.formula !== undefined && <span className="block text-ink-muted">{line.formula}</span>}
            </span>
            <span className="shrink-0 text-end tabular-nums">
              <span className="block font-medium">
                {signOf(line.amount, readerLocale())}
                {numberText(Math.abs(line.amount), unit)}
                {isOther(line) && <span className="sr-only"> {text('work-time.rule-changes.differs')}</span>}
              </span>
              <span className="block text-ink-muted">
                <span className="sr-only">{text('work-time.rule-changes.balance')} </span>
                {numberText(line.balance, unit)}
              </span>
            </span>
          </li>
        ))}
        <li className="flex justify-between gap-3 py-1.5 font-medium">
          <span>{text('work-time.rule-changes.closing')}</span>
          <span className="tabular-nums">{numberText(ledger.closing, unit)}</span>
        </li>
      </ol>
    </section>
  );
}

function keyOf({ date, kind, amount, because }: Line): string {
  return `${date} ${kind} ${amount} ${because}`;
}

function kindText(kind: string): string {
  const known = Object.keys(kinds).find((each): each is keyof typeof kinds => each === kind);
  return known ? text(kinds[known]) : kind;
}
