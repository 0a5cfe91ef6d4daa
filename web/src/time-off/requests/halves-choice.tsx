import type { Half } from '@almanac/domain/work-time/half-day';
import { RadioGroup, type RadioGroupProps } from '../../ui/field/radio-group.tsx';
import { text } from './messages/halves-text.ts';

export interface Halves {
  startHalf: Half;
  endHalf: Half;
}

interface HalvesChoiceProps extends Halves {
  onChange: (halves: Halves) => void;
}

type PartOfDay = 'whole' | 'morning' | 'afternoon';

function halvesOfDay() {
  return [
    { id: 'morning' as const, label: text('time-off.requests.morningPart') },
    { id: 'afternoon' as const, label: text('time-off.requests.afternoonPart') },
  ];
}

const halvesOf: Record<PartOfDay, Halves> = {
  whole: { startHalf: 'AM', endHalf: 'PM' },
  morning: { startHalf: 'AM', endHalf: 'AM' },
  afternoon: { startHalf: 'PM', endHalf: 'PM' },
};

/** The part of a single day. Hours go in the morning or the afternoon. */
export function PartOfDayChoice({
  startHalf,
  endHalf,
  onChange,
  isOfHours = false,
}: HalvesChoiceProps & { isOfHours?: boolean }) {
  const whole = { id: 'whole' as const, label: text('time-off.requests.wholeDay') };
  const part = startHalf === 'PM' ? 'afternoon' : endHalf === 'AM' ? 'morning' : 'whole';
  return (
    <Segments<PartOfDay>
      label={text('time-off.requests.partOfDay')}
      options={isOfHours ? halvesOfDay() : [whole, ...halvesOfDay()]}
      value={part}
      onChange={(chosen) => onChange(halvesOf[chosen])}
    />
  );
}

/** Whether the first of several days starts in the morning. */
export function StartHalfChoice({ startHalf, endHalf, onChange }: HalvesChoiceProps) {
  return (
    <Segments<Half>
      label={text('time-off.requests.firstDay')}
      options={[
        { id: 'AM', label: text('time-off.requests.wholeDay') },
        { id: 'PM', label: text('time-off.requests.afternoonOnly') },
      ]}
      value={startHalf}
      onChange={(chosen) => onChange({ startHalf: chosen, endHalf })}
    />
  );
}

/** Whether the last of several days ends in the afternoon. */
export function EndHalfChoice({ startHalf, endHalf, onChange }: HalvesChoiceProps) {
  return (
    <Segments<Half>
      label={text('time-off.requests.lastDay')}
      options={[
        { id: 'PM', label: text('time-off.requests.wholeDay') },
        { id: 'AM', label: text('time-off.requests.morningOnly') },
      ]}
      value={endHalf}
      onChange={(chosen) => onChange({ startHalf, endHalf: chosen })}
    />
  );
}

function Segments<Id extends string>(
  props: Pick<RadioGroupProps<Id>, 'label' | 'options' | 'value' | 'onChange'>,
) {
  return <RadioGroup {...props} isLabelHidden variant="segments" />;
}
