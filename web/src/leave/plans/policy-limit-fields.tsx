import { HelpMark } from '../../platform/help/help-mark.tsx';
import { Card } from '../../ui/card.tsx';
import { NumberField } from '../../ui/field/number-field.tsx';
import { Switch } from '../../ui/field/switch.tsx';
import type { RuleFieldsProps } from './rule-fields.ts';

/** Limits of balance, advance and requests. */
export function LimitFields({ type, rules, change, faultAt }: RuleFieldsProps) {
  const noun = type.unit === 'DAY' ? 'days' : 'hours';
  const isGranted = rules.grants.length > 0;
  return (
    <Card title="Limits">
      <div className="grid gap-4 sm:grid-cols-2">
        {isGranted && (
          <>
            <NumberField
              label="Balance at most"
              help={<HelpMark at="setting-up-leave#balance-limit" />}
              description="Accrual stops there. Empty: no limit."
              unit={noun}
              minValue={0}
              value={rules.cap}
              onChange={(cap) => change({ cap })}
              errorMessage={faultAt('rules.cap')}
            />
            {rules.overdraft !== null && (
              <NumberField
                label="Overdraft limit"
                help={<HelpMark at="setting-up-leave#overdraft" />}
                unit={noun}
                minValue={0}
                value={rules.overdraft}
                onChange={(overdraft) => change({ overdraft: overdraft ?? 0 })}
                errorMessage={faultAt('rules.overdraft')}
              />
            )}
            <Switch
              className="sm:col-span-2"
              isSelected={rules.overdraft === null}
              onChange={(isUnlimited) => change({ overdraft: isUnlimited ? null : 0 })}
            >
              May be exceeded without limit
            </Switch>
          </>
        )}
        <NumberField
          label="Usable after"
          help={<HelpMark at="setting-up-leave#waiting-period" />}
          description="Months of employment."
          unit="months"
          minValue={0}
          value={rules.usableAfterMonths}
          onChange={(months) => change({ usableAfterMonths: months ?? Number.NaN })}
          errorMessage={faultAt('rules.usableAfterMonths')}
        />
        <NumberField
          label="Notice"
          help={<HelpMark at="setting-up-leave#notice" />}
          description="Days ahead. 0: not in the past. −7: up to 7 days late."
          unit="days"
          value={rules.minNoticeDays}
          onChange={(days) => change({ minNoticeDays: days ?? Number.NaN })}
          errorMessage={faultAt('rules.minNoticeDays')}
        />
        <NumberField
          label="Longest request"
          description="Empty: no limit."
          unit="days"
          minValue={1}
          value={rules.maxDays}
          onChange={(maxDays) => change({ maxDays })}
          errorMessage={faultAt('rules.maxDays')}
        />
      </div>
    </Card>
  );
}
