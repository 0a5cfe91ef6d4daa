import type { PolicyDocument } from '@almanac/domain/leave/plans/policy-schema';
import { HelpMark } from '../../platform/help/help-mark.tsx';
import { useLastDay } from '../../platform/session/today.ts';
import { Card } from '../../ui/card.tsx';
import { LazyDatePicker } from '../../ui/date/lazy-date-picker.tsx';
import { NumberField } from '../../ui/field/number-field.tsx';
import { Switch } from '../../ui/field/switch.tsx';
import { Select } from '../../ui/select/select.tsx';
import { policyText } from './messages/policy-text.ts';
import { type RuleFieldsProps, unitName } from './rule-fields.ts';

function rhythms() {
  return [
    { id: 'YEAR', label: policyText('leave.plans.earnedAtOnce') },
    { id: 'MONTH', label: policyText('leave.plans.earnedMonthly') },
    { id: 'HALF_MONTH', label: policyText('leave.plans.earnedTwiceAMonth') },
    { id: 'TWO_WEEKS', label: policyText('leave.plans.earnedTwoWeekly') },
  ] as const;
}

function ends() {
  return [
    { id: 'START', label: policyText('leave.plans.atBeginning') },
    { id: 'END', label: policyText('leave.plans.atEnd') },
  ] as const;
}

/** Months of employment count only for leave that is earned at once. */
function prorations({ every }: PolicyDocument['accrual']) {
  const ofEmployment = { id: 'MONTHS', label: policyText('leave.plans.forEmploymentMonths') } as const;
  return [
    { id: 'BEGUN', label: policyText('leave.plans.forBegunMonths') },
    { id: 'FULL', label: policyText('leave.plans.forFullMonths') },
    ...(every === 'YEAR' ? [ofEmployment] : []),
    { id: 'DAYS', label: policyText('leave.plans.forDays') },
    { id: 'NONE', label: policyText('leave.plans.wholeAmount') },
  ] as const;
}

function modes() {
  return [
    { id: 'NEAREST', label: policyText('leave.plans.toNearest') },
    { id: 'UP', label: policyText('leave.plans.up') },
    { id: 'DOWN', label: policyText('leave.plans.down') },
    { id: 'UP_FROM_HALF', label: policyText('leave.plans.halvesUp') },
  ] as const;
}

/** When leave is earned, the share of joiners, and the rounding of the year's total. */
export function EarningFields({ type, rules, change, faultAt }: RuleFieldsProps) {
  const { accrual, rounding } = rules;
  const bounds = useLastDay();
  const setAccrual = (changed: Partial<typeof accrual>) => {
    const isMonths = rules.proration === 'MONTHS' && (changed.every ?? 'YEAR') !== 'YEAR';
    change({ accrual: { ...accrual, ...changed }, ...(isMonths && { proration: 'FULL' }) });
  };
  return (
    <Card title={policyText('leave.plans.howEarned')} subtitle={policyText('leave.plans.howEarnedHint')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={policyText('leave.plans.earned')}
          help={<HelpMark at="setting-up-leave#accrual" />}
          options={rhythms()}
          value={accrual.every}
          onChange={(every) => every && setAccrual({ every, ...(every !== 'TWO_WEEKS' && { anchor: null }) })}
          errorMessage={faultAt('rules.accrual.every')}
        />
        <Select
          label={policyText('leave.plans.credited')}
          options={ends()}
          value={accrual.at}
          onChange={(at) => at && setAccrual({ at })}
          errorMessage={faultAt('rules.accrual.at')}
        />
        {accrual.every === 'TWO_WEEKS' && (
          <LazyDatePicker
            label={policyText('leave.plans.aPayDay')}
            isRequired
            value={accrual.anchor ?? null}
            onChange={(anchor) => setAccrual({ anchor })}
            errorMessage={faultAt('rules.accrual.anchor')}
            {...bounds}
          />
        )}
        <Select
          label={policyText('leave.plans.joinersGet')}
          help={<HelpMark at="setting-up-leave#joiners-and-leavers" />}
          options={prorations(accrual)}
          value={rules.proration}
          onChange={(proration) => proration && change({ proration })}
          errorMessage={faultAt('rules.proration')}
        />
        <Select
          label={policyText('leave.plans.totalRounded')}
          nothing={policyText('leave.plans.notRounded')}
          options={modes()}
          value={rounding?.mode ?? null}
          onChange={(mode) => change({ rounding: mode && { to: rounding?.to ?? 0.5, mode } })}
          errorMessage={faultAt('rules.rounding.mode')}
        />
        {rounding && (
          <NumberField
            label={policyText('leave.plans.toMultiples')}
            unit={unitName(type.unit)}
            minValue={0}
            value={rounding.to}
            onChange={(to) => change({ rounding: { ...rounding, to: to ?? Number.NaN } })}
            errorMessage={faultAt('rules.rounding.to')}
          />
        )}
        <Switch
          className="sm:col-span-2"
          isSelected={rules.chargesHolidays}
          onChange={(chargesHolidays) => change({ chargesHolidays })}
        >
          {policyText('leave.plans.holidaysDeducted')}
        </Switch>
      </div>
    </Card>
  );
}
