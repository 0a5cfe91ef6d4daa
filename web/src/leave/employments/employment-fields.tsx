import type { GivenEmployment } from '@almanac/domain/leave/employments/employments-schema';
import { Trash2 } from 'lucide-react';
import { useBoundedDays, useLastDay } from '../../platform/session/today.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { DatePicker } from '../../ui/date/date-picker.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { text } from './messages/text.ts';

interface EmploymentFieldsProps {
  position: number;
  count: number;
  employment: GivenEmployment;
  faults: { startDate: string | undefined; endDate: string | undefined };
  onChange: (changed: GivenEmployment) => void;
  onRemove: () => void;
}

/** One employment: its days and, from the second on, how it continues those before it. */
export function EmploymentFields({
  position,
  count,
  employment,
  faults,
  onChange,
  onRemove,
}: EmploymentFieldsProps) {
  const edit = (changed: Partial<GivenEmployment>) => onChange({ ...employment, ...changed });
  const bounds = useBoundedDays();
  const lastDay = useLastDay();
  const number = position + 1;
  return (
    <fieldset className="flex flex-col gap-3 rounded-card border border-line p-4">
      <legend className="float-start flex w-full items-center justify-between gap-2 font-medium">
        {text('leave.employments.number', { number })}
        {count > 1 && (
          <IconButton label={text('leave.employments.remove', { number })} onPress={onRemove}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        )}
      </legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <DatePicker
          label={text('leave.employments.start')}
          value={employment.startDate ?? null}
          onChange={(startDate) => edit({ startDate })}
          isRequired={position > 0}
          errorMessage={faults.startDate}
          {...bounds}
        />
        <DatePicker
          label={text('leave.employments.end')}
          value={employment.endDate ?? null}
          onChange={(endDate) => edit({ endDate })}
          isRequired={number < count}
          errorMessage={faults.endDate}
          {...lastDay}
        />
      </div>
      {position > 0 && (
        <>
          <Checkbox
            isSelected={employment.countsEarlier}
            onChange={(countsEarlier) => edit({ countsEarlier })}
          >
            {text('leave.employments.countsEarlier')}
          </Checkbox>
          <Checkbox isSelected={employment.keepsBalance} onChange={(keepsBalance) => edit({ keepsBalance })}>
            {text('leave.employments.keepsBalance')}
          </Checkbox>
        </>
      )}
    </fieldset>
  );
}
