import { CopyPlan, type Plan } from '@almanac/domain/leave/plans/plan-schema';
import type { FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import { ActionForm, useActionForm } from '../../platform/forms/action-form.tsx';
import { FormTextField } from '../../ui/form/form-text-field.tsx';
import { type FormFieldBinding, useFormField } from '../../ui/form/use-form-field.ts';
import { copyPlanMutation } from './plans-api.ts';
import { YearStartFields } from './year-start-fields.tsx';

const copyFormSchema = z.extend(CopyPlan, { yearStart: z.nonoptional(CopyPlan.shape.yearStart) });

interface CopyPlanFormProps {
  plan: Plan;
  onCopied: (copy: Plan) => void;
  onClose: () => void;
}

/** Name and leave year start of a copied plan. */
export function CopyPlanForm({ plan, onCopied, onClose }: CopyPlanFormProps) {
  const form = useActionForm({
    schema: copyFormSchema,
    defaultValues: { name: '', yearStart: plan.yearStart },
    mutation: copyPlanMutation(plan),
    draftName: `copy-plan-${plan.id}`,
    sentences: {
      submit: 'Copy',
      pending: 'Copying...',
      done: 'Leave plan copied',
      failed: 'The leave plan was not copied',
    },
    detailOf: ({ name }) => name,
    onSaved: onCopied,
  });
  const { control } = form;
  return (
    <ActionForm form={form} onCancel={onClose}>
      <FormTextField control={control} name="name" label="Name" autoComplete="off" autoFocus isRequired />
      <FormYearStart control={control} name="yearStart" />
      <p className="text-sm text-ink-muted">
        With the same leave year or the anniversary, all rules are copied. With another day, the rules
        effective today are.
      </p>
    </ActionForm>
  );
}

function FormYearStart<Values extends FieldValues>(binding: FormFieldBinding<Values>) {
  const { value, onChange, errorMessage } = useFormField(binding);
  return (
    <YearStartFields
      value={typeof value === 'string' ? value : null}
      onChange={onChange}
      errorMessage={errorMessage}
    />
  );
}
