import { useState } from 'react';
import { durationText, minutesOf } from './duration.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** Hours and minutes, typed as '2:30' or '2.5'. The value is in minutes; null if empty, NaN if invalid. */
export type DurationFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'icon'> & {
  value: number | null;
  onChange: (minutes: number | null) => void;
};

export function DurationField({ value, onChange, onBlur, ...fieldProps }: DurationFieldProps) {
  const [text, setText] = useState(textOfMinutes(value));
  const shown = Object.is(minutesIn(text), value) ? text : textOfMinutes(value);
  return (
    <TextField
      placeholder="2:30"
      autoComplete="off"
      {...fieldProps}
      value={shown}
      onChange={(typed) => {
        setText(typed);
        onChange(minutesIn(typed));
      }}
      onBlur={() => {
        setText(value === null || Number.isNaN(value) ? shown : durationText(value));
        onBlur?.();
      }}
    />
  );
}

function minutesIn(text: string): number | null {
  return text.trim() === '' ? null : (minutesOf(text) ?? Number.NaN);
}

function textOfMinutes(value: number | null): string {
  return value === null || Number.isNaN(value) ? '' : durationText(value);
}
