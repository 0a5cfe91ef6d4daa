import type { AccountAnswer } from '@almanac/domain/time-off/balances/answers/account-schema';
import { useTypes } from '../../../leave/types/types.ts';
import { PlainButton } from '../../../ui/button/plain-button.tsx';
import { accountSums } from './account-sum-rows.ts';
import { leaveText } from './account-text.ts';
import type { LineKind } from './line-kind.ts';
import { text } from './messages/text.ts';

interface AccountSumsProps {
  account: AccountAnswer;
  /** The account's day. */
  on: string;
  onShowLines: (lines: LineKind) => void;
}

/** The sums of the day's balance, planned and pending leave, and what expires. */
export function AccountSums({ account, on, onShowLines }: AccountSumsProps) {
  const { unit, type, isCounted, expiring } = account;
  const { remindsOfExpiry } = useTypes().typeOf(type);
  const shownExpiring = isCounted || !remindsOfExpiry ? [] : expiring;
  return (
    <div className="flex flex-col gap-3">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {accountSums(account).map(({ term, amount, lines }) => (
          <div key={term}>
            <dt className="text-sm text-ink-muted">{term}</dt>
            <dd className="flex items-center font-medium text-ink tabular-nums max-md:min-h-11">
              {lines === undefined ? (
                leaveText(amount, unit)
              ) : (
                <PlainButton
                  aria-label={text('time-off.balances.sumLink', { term, number: amount, unit })}
                  className="underline decoration-control-line underline-offset-2 hover:decoration-current max-md:min-h-11 max-md:min-w-11 max-md:text-start"
                  onPress={() => onShowLines(lines)}
                >
                  {leaveText(amount, unit)}
                </PlainButton>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {shownExpiring.length > 0 && (
        <ul
          aria-label={text('time-off.balances.expiring')}
          className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-muted"
        >
          {shownExpiring.map(({ date, amount }) => (
            <li key={date}>
              {text('time-off.balances.expiringOn', { number: amount, unit, day: date, beside: on })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
