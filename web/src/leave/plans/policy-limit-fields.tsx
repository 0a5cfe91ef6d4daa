import { HelpMark } from '../../platform/help/help-mark.tsx';
import { Card } from '../../ui/card.tsx';
import { NumberField } from '../../ui/field/number-field.tsx';
import { Switch } from '../../ui/field/switch.tsx';
import { policyText } from './messages/policy-text.ts';
import { type RuleFieldsProps, unitName } from './rule-fields.ts';

/** Limits of balance, advance and requests. */
export function LimitFields({ type, rules, change, faultAt }: RuleFieldsProps) {
  const noun = unitName(type.unit);
  const isGranted = rules.grants.length > 0;
  return (
    <Card title={policyText('leave.plans.limits')}>
      <div className="grid gap-4 sm:grid-cols-2">
        {isGranted && (
          <>
            <NumberField
              label={policyText('leave.plans.balanceAtMost')}
              help={<HelpMark at="setting-up-leave#balance-limit" />}
              description={policyText('leave.plans.balanceAtMostHint')}
              unit={noun}
              minValue={0}
              value={rules.cap}
              onChange={(cap) => change({ cap })}
              errorMessage={faultAt('rules.cap')}
            />
            {rules.overdraft !== null && (
              <NumberField
                label={policyText('leave.plans.overdraftLimit')}
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
              {policyText('leave.plans.noOverdraftLimit')}
            </Switch>
          </>
        )}
        <NumberField
          label={policyText('leave.plans.usableAfterField')}
          help={<HelpMark at="setting-up-leave#waiting-period" />}
          description={policyText('leave.plans.usableAfterHint')}
          unit={policyText('leave.plans.months')}
          minValue={0}
          value={rules.usableAfterMonths}
          onChange={(months) => change({ usableAfterMonths: months ?? Number.NaN })}
          errorMessage={faultAt('rules.usableAfterMonths')}
        />
        <NumberField
          label={policyText('leave.plans.noticeField')}
          help={<HelpMark at="setting-up-leave#notice" />}
          description={policyText('leave.plans.noticeHint')}
          unit={policyText('leave.plans.days')}
          value={rules.minNoticeDays}
          onChange={(days) => change({ minNoticeDays: days ?? Number.NaN })}
          errorMessage={faultAt('rules.minNoticeDays')}
        />
        <NumberField
          label={policyText('leave.plans.longestField')}
          description={policyText('leave.plans.longestHint')}
          unit={policyText('leave.plans.days')}
          minValue={1}
          value={rules.maxDays}
          onChange={(maxDays) => change({ maxDays })}
          errorMessage={faultAt('rules.maxDays')}
        />
      </div>
    </Card>
  );
}
