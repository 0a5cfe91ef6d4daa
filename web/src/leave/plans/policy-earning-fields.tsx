import { HelpMark } from '../../platform/help/help-mark.tsx';
import { useLastDay } from '../../platform/session/today.ts';
import { Card } from '../../ui/card.tsx';
import { LazyDatePicker } from '../../ui/date/lazy-date-picker.tsx';
import { NumberField } from '../../ui/field/number-field.tsx';
import { Switch } from '../../ui/field/switch.tsx';
import { Select } from '../../ui/select/select.tsx';
import type { RuleFieldsProps } from './rule-fields.ts';

const rhythms = [
  { id: 'YEAR', label: 'The whole year at once' },
  { id: 'MONTH', label: 'Month by month' },
  { id: 'HALF_MONTH', label: 'Twice a month' },
  { id: 'TWO_WEEKS', label: 'Every two weeks' },
] as const;

const ends = [
  { id: 'START', label: 'At the beginning' },
  { id: 'END', label: 'At the end' },
] as const;

const prorations = [
  { id: 'BEGUN', label: 'For each month that is begun' },
  { id: 'FULL', label: 'For full months only' },
  { id: 'DAYS', label: 'By the days' },
  { id: 'NONE', label: 'The whole amount' },
] as const;

const modes = [
  { id: 'NEAREST', label: 'To the nearest' },
  { id: 'UP', label: 'Up' },
  { id: 'DOWN', label: 'Down' },
  { id: 'UP_FROM_HALF', label: 'Round halves up' },
] as const;

/** When leave is earned, the share of joiners, and the rounding of the year's total. */
export function EarningFields({ type, rules, change, faultAt }: RuleFieldsProps) {
  const { accrual, rounding } = rules;
  const bounds = useLastDay();
  const noun = type.unit === 'DAY' ? 'days' : 'hours';
  const setAccrual = (changed: Partial<typeof accrual>) => change({ accrual: { ...accrual, ...changed } });
  return (
    <Card title="How it is earned" subtitle="Changes at the start of a leave year only.">
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Earned"
          help={<HelpMark at="setting-up-leave#accrual" />}
          options={rhythms}
          value={accrual.every}
          onChange={(every) => every && setAccrual({ every, ...(every !== 'TWO_WEEKS' && { anchor: null }) })}
          errorMessage={faultAt('rules.accrual.every')}
        />
        <Select
          label="Credited"
          options={ends}
          value={accrual.at}
          onChange={(at) => at && setAccrual({ at })}
          errorMessage={faultAt('rules.accrual.at')}
        />
        {accrual.every === 'TWO_WEEKS' && (
          <LazyDatePicker
            label="A pay day"
            isRequired
            value={accrual.anchor ?? null}
            onChange={(anchor) => setAccrual({ anchor })}
            errorMessage={faultAt('rules.accrual.anchor')}
            {...bounds}
          />
        )}
        <Select
          label="Joiners and leavers get"
          help={<HelpMark at="setting-up-leave#joiners-and-leavers" />}
          options={prorations}
          value={rules.proration}
          onChange={(proration) => proration && change({ proration })}
          errorMessage={faultAt('rules.proration')}
        />
        <Select
          label="The year's total is rounded"
          nothing="Not at all"
          options={modes}
          value={rounding?.mode ?? null}
          onChange={(mode) => change({ rounding: mode && { to: rounding?.to ?? 0.5, mode } })}
          errorMessage={faultAt('rules.rounding.mode')}
        />
        {rounding && (
          <NumberField
            label="To multiples of"
            unit={noun}
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
          Public holidays are deducted from it
        </Switch>
      </div>
    </Card>
  );
}
