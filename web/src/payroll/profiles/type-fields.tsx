import { useTypes } from '../../leave/types/types.ts';
import { Alert } from '../../ui/alert.tsx';
import { Switch } from '../../ui/field/switch.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { type FormFieldBinding, useFormField } from '../../ui/form/use-form-field.ts';
import { text } from '../messages/text.ts';
import type { ProfileValues } from './profile-values.ts';

type ProfileType = NonNullable<ProfileValues['types']>[number];

const longestCode = 40;

/** The types in the file, each with its codes. */
export function TypeFields(binding: FormFieldBinding<ProfileValues>) {
  const { value, onChange, errorMessage } = useFormField(binding);
  const { types } = useTypes();
  const chosen = Array.isArray(value) ? (value as ProfileType[]) : [];
  const change = (code: string, changed: ProfileType | undefined) => {
    const others = chosen.filter((type) => type.code !== code);
    const order = types.map((type) => type.code);
    const next = changed ? [...others, changed] : others;
    onChange(next.toSorted((one, other) => order.indexOf(one.code) - order.indexOf(other.code)));
  };
  return (
    <div className="flex flex-col gap-3">
      {errorMessage !== undefined && <Alert tone="danger">{errorMessage}</Alert>}
      <ul className="divide-y divide-line">
        {types.map(({ code, name }) => {
          const type = chosen.find((each) => each.code === code);
          return (
            <li key={code} className="flex flex-col gap-2 py-3 first:pt-0">
              <Switch
                isSelected={type !== undefined}
                onChange={(isOn) => change(code, isOn ? { code } : undefined)}
              >
                {text('payroll.includes', { name })}
              </Switch>
              {type && <CodeFields name={name} type={type} onChange={(changed) => change(code, changed)} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface CodeFieldsProps {
  name: string;
  type: ProfileType;
  onChange: (type: ProfileType) => void;
}

function CodeFields({ name, type, onChange }: CodeFieldsProps) {
  const field = (code: 'payrollCode' | 'secondCode' | 'payoutCode', label: string) => (
    <TextField
      label={label}
      value={type[code] ?? ''}
      maxLength={longestCode}
      autoComplete="off"
      onChange={(typed) => onChange({ ...type, [code]: typed })}
    />
  );
  return (
    <div className="grid items-end gap-3 sm:grid-cols-3">
      {field('payrollCode', text('payroll.codeOf', { name }))}
      {field('secondCode', text('payroll.secondCodeOf', { name }))}
      {field('payoutCode', text('payroll.payoutCodeOf', { name }))}
    </div>
  );
}
