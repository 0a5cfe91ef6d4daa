import { dateFormat } from '@almanac/domain/calendar/date-format';
import { readerLocale } from '../../platform/locale.ts';
import { NumberField } from '../../ui/field/number-field.tsx';
import { RadioGroup } from '../../ui/field/radio-group.tsx';
import { Select } from '../../ui/select/select.tsx';
import { text } from './messages/text.ts';

interface YearStartFieldsProps {
  /** `MM-DD`; null: each person's anniversary. */
  value: string | null;
  onChange: (value: string | null) => void;
  errorMessage: string | undefined;
}

function kinds() {
  return [
    { id: 'DAY', label: text('leave.plans.onADay') },
    { id: 'ANNIVERSARY', label: text('leave.plans.startsOnAnniversary') },
  ] as const;
}

function months() {
  const format = dateFormat(readerLocale(), { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => ({
    id: String(index + 1).padStart(2, '0'),
    label: format.format(Date.UTC(2001, index)),
  }));
}

/** When a plan's leave years start. */
export function YearStartFields({ value, onChange, errorMessage }: YearStartFieldsProps) {
  const [month = '01', day = '01'] = value?.split('-') ?? [];
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        label={text('leave.plans.yearsStart')}
        variant="segments"
        options={kinds()}
        value={value === null ? 'ANNIVERSARY' : 'DAY'}
        onChange={(kind) => onChange(kind === 'DAY' ? '01-01' : null)}
        errorMessage={value === null ? errorMessage : undefined}
      />
      {value !== null && (
        <div className="grid grid-cols-[9rem_1fr] gap-3">
          <NumberField
            label={text('leave.plans.day')}
            minValue={1}
            maxValue={31}
            value={Number(day)}
            onChange={(number) => onChange(`${month}-${String(number ?? '').padStart(2, '0')}`)}
            errorMessage={errorMessage}
          />
          <Select
            label={text('leave.plans.month')}
            options={months()}
            value={month}
            onChange={(chosen) => onChange(`${chosen ?? month}-${day}`)}
          />
        </div>
      )}
    </div>
  );
}
