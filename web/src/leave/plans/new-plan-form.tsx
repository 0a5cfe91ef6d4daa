import { Id } from '@almanac/domain/id';
import { type Plan, PlanFromTemplate } from '@almanac/domain/leave/plans/plan-schema';
import { countryTemplates } from '@almanac/domain/leave/templates/country-template';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { ActionForm, useActionForm } from '../../platform/forms/action-form.tsx';
import { FormSelect } from '../../ui/form/form-select.tsx';
import { FormTextField } from '../../ui/form/form-text-field.tsx';
import { ListFrame } from '../../ui/select/list-frame.tsx';
import { Select } from '../../ui/select/select.tsx';
import { placesQuery } from '../../work-time/api.ts';
import { FormYearStart } from './form-year-start.tsx';
import { createPlanMutation } from './plans-api.ts';
import { TemplateTypes } from './template-types.tsx';

const newPlanSchema = z
  .object({
    template: z.nullable(PlanFromTemplate.shape.template),
    name: PlanFromTemplate.shape.name,
    yearStart: PlanFromTemplate.shape.yearStart,
    types: z.array(z.string()),
    placeId: z.nullable(Id),
  })
  .check(
    z.refine(({ template, types }) => template === null || types.length > 0, {
      error: 'Choose at least one type',
      path: ['types'],
    }),
  );
export type NewPlan = z.infer<typeof newPlanSchema>;

const templateOptions = countryTemplates.map(({ id, country, offers }) => ({
  id,
  label: country,
  description: `${offers.length} types with their rules`,
}));

interface NewPlanFormProps {
  onAdded: (plan: Plan) => void;
  onClose: () => void;
}

/** Adds a plan: empty, or with the chosen types of a country. No one has it yet, so there is no preview. */
export function NewPlanForm({ onAdded, onClose }: NewPlanFormProps) {
  const places = useQuery(placesQuery);
  const form = useActionForm({
    schema: newPlanSchema,
    defaultValues: { template: null, name: '', yearStart: '01-01', types: [], placeId: null },
    mutation: createPlanMutation(),
    draftName: 'new-plan',
    sentences: {
      submit: 'Add Plan',
      pending: 'Adding...',
      done: 'Leave plan added',
      failed: 'The leave plan was not added',
    },
    detailOf: ({ name }) => name,
    onSaved: onAdded,
  });
  const { control, setValue } = form;
  const { template: templateId, name = '' } = useWatch({ control });
  const template = countryTemplates.find(({ id }) => id === templateId);
  const choose = (id: NewPlan['template']) => {
    const options = { shouldDirty: true };
    setValue('template', id, options);
    const chosen = countryTemplates.find((each) => each.id === id);
    if (!chosen) return;
    setValue(
      'types',
      chosen.offers.map(({ code }) => code),
      options,
    );
    setValue('yearStart', chosen.yearStart, options);
    const isNamed = name !== '' && countryTemplates.every(({ country }) => country !== name);
    if (!isNamed) setValue('name', chosen.country, options);
  };
  return (
    <ActionForm form={form} onCancel={onClose}>
      <Select
        frame={ListFrame}
        label="Start from"
        description="What is usual in a country; all of it can be changed. Check with your lawyer."
        nothing="No template"
        options={templateOptions}
        value={templateId ?? null}
        onChange={choose}
      />
      <FormTextField control={control} name="name" label="Name" autoComplete="off" isRequired />
      <FormYearStart control={control} name="yearStart" />
      {template && (
        <>
          <TemplateTypes control={control} name="types" template={template} />
          <FormSelect
            control={control}
            name="placeId"
            label="New people get it at"
            description="Only people who join from now on."
            nothing="No place yet"
            options={(places.data ?? []).map((place) => ({ id: place.id, label: place.name }))}
          />
        </>
      )}
    </ActionForm>
  );
}
