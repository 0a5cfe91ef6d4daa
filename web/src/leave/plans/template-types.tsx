import type { CountryTemplate } from '@almanac/domain/leave/templates/country-template';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { textOf } from '../../language/messages.ts';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { type FormFieldBinding, useFormField } from '../../ui/form/use-form-field.ts';
import { text } from './messages/text.ts';

/** The types of a country, each with what is statutory or common, to be chosen for a plan. */
export function TemplateTypes<Values extends FieldValues>({
  template,
  ...binding
}: FormFieldBinding<Values> & { template: CountryTemplate }) {
  const { value, onChange, errorMessage } = useFormField(binding);
  const faultId = useId();
  const chosen: readonly string[] = Array.isArray(value) ? value : [];
  return (
    <fieldset aria-describedby={errorMessage === undefined ? undefined : faultId}>
      <legend className="pb-1 text-sm font-medium text-ink">{text('leave.plans.typesField')}</legend>
      <p className="pb-2 text-sm text-ink-muted">{text('leave.plans.typesHint')}</p>
      <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {template.offers.map(({ code, name, basis, note }) => (
          <li key={code}>
            <Checkbox
              className="w-full items-start!"
              isSelected={chosen.includes(code)}
              onChange={(becomes) =>
                onChange(becomes ? [...chosen, code] : chosen.filter((each) => each !== code))
              }
            >
              <span className="min-w-0">
                {textOf(name)}
                <span className="block text-sm text-ink-muted">
                  {basis === 'STATUTORY'
                    ? text('leave.plans.statutory', { note: textOf(note) })
                    : text('leave.plans.common', { note: textOf(note) })}
                </span>
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
      {errorMessage !== undefined && (
        <p id={faultId} className="pt-2 text-sm text-danger">
          {errorMessage}
        </p>
      )}
    </fieldset>
  );
}
