import { Id } from '@almanac/domain/id';
import { fieldError } from '@almanac/domain/language/field-error';
import { message } from '@almanac/domain/leave/plans/messages/message';
import { type Plan, PlanFromTemplate } from '@almanac/domain/leave/plans/plan-schema';
import { countryTemplates } from '@almanac/domain/leave/templates/country-template';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { textOf } from '../../language/messages.ts';
import { ActionForm, useActionForm } from '../../platform/forms/action-form.tsx';
import { FormOtherNames } from '../../platform/forms/names/form-other-names.tsx';
import { typedNames } from '../../platform/forms/names/typed-names.ts';
import { FormSelect } from '../../ui/form/form-select.tsx';
import { FormTextField } from '../../ui/form/form-text-field.tsx';
import { ListFrame } from '../../ui/select/list-frame.tsx';
import { Select } from '../../ui/select/select.tsx';
import { placesQuery } from '../../work-time/api.ts';
import { FormYearStart } from './form-year-start.tsx';
import { text } from './messages/text.ts';
import { createPlanMutation } from './plans-api.ts';
import { TemplateTypes } from './template-types.tsx';

const newPlanSchema = z
  .object({
    template: z.nullable(PlanFromTemplate.shape.template),
    name: PlanFromTemplate.shape.name,
    names: PlanFromTemplate.shape.names,
    yearStart: PlanFromTemplate.shape.yearStart,
    types: z.array(z.string()),
    placeId: z.nullable(Id),
  })
  .check(
    z.refine(({ template, types }) => template === null || types.length > 0, {
      error: fieldError(message('leave.plans.noType')),
      path: ['types'],
    }),
  );
export type NewPlan = z.infer<typeof newPlanSchema>;

const templateOptions = () =>
  countryTemplates.map(({ id, country, offers }) => ({
    id,
    label: textOf(country),
    description: text('leave.plans.typesWithRules', { count: offers.length }),
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
    defaultValues: {
      template: null,
      name: '',
      names: typedNames(null),
      yearStart: '01-01',
      types: [],
      placeId: null,
    },
    mutation: createPlanMutation(),
    draftName: 'new-plan',
    sentences: {
      submit: text('leave.plans.add'),
      pending: text('leave.plans.adding'),
      done: text('leave.plans.added'),
      failed: text('leave.plans.notAdded'),
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
    const isNamed = name !== '' && countryTemplates.every(({ country }) => textOf(country) !== name);
    if (!isNamed) setValue('name', textOf(chosen.country), options);
  };
  return (
    <ActionForm form={form} onCancel={onClose}>
      <Select
        frame={ListFrame}
        label={text('leave.plans.startFrom')}
        description={text('leave.plans.startFromHint')}
        nothing={text('leave.plans.noTemplate')}
        options={templateOptions()}
        value={templateId ?? null}
        onChange={choose}
      />
      <FormTextField
        control={control}
        name="name"
        label={text('leave.plans.nameField')}
        autoComplete="off"
        isRequired
      />
      <FormOtherNames control={control} />
      <FormYearStart control={control} name="yearStart" />
      {template && (
        <>
          <TemplateTypes control={control} name="types" template={template} />
          <FormSelect
            control={control}
            name="placeId"
            label={text('leave.plans.forNewPeople')}
            description={text('leave.plans.forNewPeopleHint')}
            nothing={text('leave.plans.noPlace')}
            options={(places.data ?? []).map((place) => ({ id: place.id, label: place.name }))}
          />
        </>
      )}
    </ActionForm>
  );
}
