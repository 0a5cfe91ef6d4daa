import {
  type LeaveProtection,
  protectedMonths,
  protectsUntilNextYear,
} from '@almanac/domain/leave/types/leave-protection';
import type { FieldValues } from 'react-hook-form';
import { HelpMark } from '../../platform/help/help-mark.tsx';
import { NumberField } from '../../ui/field/number-field.tsx';
import { type FormFieldBinding, useFormField } from '../../ui/form/use-form-field.ts';
import { ListFrame } from '../../ui/select/list-frame.tsx';
import { Select } from '../../ui/select/select.tsx';
import { formText } from './messages/form-text.ts';
import { optionsOf } from './type-form-words.ts';

type Way = 'NOT' | 'NEXT_YEAR' | 'MONTHS';

const usualMonths = 15;

/** Whether and for how long approved absences of the type keep leave from expiring. */
export function TypeProtectionField<Values extends FieldValues>(binding: FormFieldBinding<Values>) {
  const { value, onChange, onBlur, errorMessage, name, focusTargetRef } = useFormField(binding);
  const protection = value as LeaveProtection | null | undefined;
  const way = wayOf(protection);
  return (
    <div className="flex flex-col gap-4">
      <Select
        name={name}
        frame={ListFrame}
        label={formText('leave.types.protectsField')}
        help={<HelpMark at="setting-up-leave#long-absences" />}
        description={formText('leave.types.protectsHint')}
        options={optionsOf(wayNames())}
        value={way}
        onChange={(chosen) => onChange(protectionOf(chosen))}
        onBlur={onBlur}
        focusTargetRef={focusTargetRef}
        errorMessage={way === 'MONTHS' ? undefined : errorMessage}
        isRequired
      />
      {way === 'MONTHS' && (
        <NumberField
          label={formText('leave.types.protectedMonthsField')}
          description={formText('leave.types.protectedMonthsHint')}
          unit={formText('leave.types.monthsUnit')}
          minValue={1}
          maxValue={120}
          value={protectedMonths(protection) ?? null}
          onChange={(months) => onChange({ monthsAfterYear: months ?? Number.NaN })}
          onBlur={onBlur}
          errorMessage={errorMessage}
          isRequired
        />
      )}
    </div>
  );
}

function wayOf(protection: LeaveProtection | null | undefined): Way {
  if (!protection) return 'NOT';
  return protectsUntilNextYear(protection) ? 'NEXT_YEAR' : 'MONTHS';
}

function protectionOf(way: Way | null): LeaveProtection | null {
  if (way === 'NEXT_YEAR') return { until: 'NEXT_YEAR' };
  return way === 'MONTHS' ? { monthsAfterYear: usualMonths } : null;
}

function wayNames(): Record<Way, string> {
  return {
    NOT: formText('leave.types.protectsNot'),
    NEXT_YEAR: formText('leave.types.protectsNextYear'),
    MONTHS: formText('leave.types.protectsMonths'),
  };
}

/** The protection in words. */
export function protectionText(protection: LeaveProtection | null | undefined): string {
  const months = protectedMonths(protection);
  return months === undefined
    ? wayNames()[wayOf(protection)]
    : formText('leave.types.protectedFor', { months });
}
