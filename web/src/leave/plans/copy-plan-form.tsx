import { CopyPlan, type Plan } from '@almanac/domain/leave/plans/plan-schema';
import * as z from 'zod/mini';
import { ActionForm, useActionForm } from '../../platform/forms/action-form.tsx';
import { FormTextField } from '../../ui/form/form-text-field.tsx';
import { FormYearStart } from './form-year-start.tsx';
import { text } from './messages/text.ts';
import { copyPlanMutation } from './plans-api.ts';

const copyFormSchema = z.extend(CopyPlan, { yearStart: z.nonoptional(CopyPlan.shape.yearStart) });

interface CopyPlanFormProps {
  plan: Plan;
  /** The proposed name. */
  name: string;
  onCopied: (copy: Plan) => void;
  onClose: () => void;
}

/** Name and leave year start of a copied plan. */
export function CopyPlanForm({ plan, name, onCopied, onClose }: CopyPlanFormProps) {
  const form = useActionForm({
    schema: copyFormSchema,
    defaultValues: { name, yearStart: plan.yearStart },
    mutation: copyPlanMutation(plan),
    draftName: `copy-plan-${plan.id}`,
    sentences: {
      submit: text('leave.plans.copy'),
      pending: text('leave.plans.copying'),
      done: text('leave.plans.copyDone'),
      failed: text('leave.plans.notCopied'),
    },
    detailOf: (copy) => copy.name,
    onSaved: onCopied,
  });
  const { control } = form;
  return (
    <ActionForm form={form} onCancel={onClose}>
      <FormTextField
        control={control}
        name="name"
        label={text('leave.plans.nameField')}
        autoComplete="off"
        autoFocus
        isRequired
      />
      <FormYearStart control={control} name="yearStart" />
      <p className="text-sm text-ink-muted">{text('leave.plans.copyHint')}</p>
    </ActionForm>
  );
}
