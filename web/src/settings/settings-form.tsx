import type { Message } from '@almanac/domain/language/message';
import { fieldNames, pickFields } from '@almanac/domain/records/record-fields';
import { EditedSettings, type Settings } from '@almanac/domain/settings/schema';
import {
  absenceVisibilityNames,
  capacityShareNames,
  weekStartNames,
} from '@almanac/domain/settings/setting-words';
import { settingsFields } from '@almanac/domain/settings/settings-fields';
import { checkSettings } from '@almanac/domain/settings/settings-rules';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { type Control, useFormState } from 'react-hook-form';
import * as z from 'zod/mini';
import { textOf } from '../language/messages.ts';
import { ActionForm, useActionForm } from '../platform/forms/action-form.tsx';
import { validatedBy } from '../platform/forms/refusal-at-field.ts';
import { FormNumberField } from '../ui/form/form-number-field.tsx';
import { FormSelect } from '../ui/form/form-select.tsx';
import { FormSwitch } from '../ui/form/form-switch.tsx';
import { FormTextField } from '../ui/form/form-text-field.tsx';
import { reloadSettings, saveSettingsMutation } from './api.ts';
import { text } from './messages/text.ts';
import {
  fieldText,
  languageOptions,
  type SettingName,
  settingGroups,
  settingText,
} from './settings-words.ts';

const schema = EditedSettings.check(z.superRefine(validatedBy(checkSettings)));

/** All settings. Others' changes appear at once if nothing is typed, and otherwise when it is saved. */
export function SettingsForm({ settings }: { settings: Settings }) {
  const [shown, setShown] = useState(settings);
  const [isDirty, setDirty] = useState(false);
  if (!isDirty && shown.version < settings.version) setShown(settings);
  return (
    <FormOfSettings
      key={shown.version}
      settings={shown}
      onDirty={setDirty}
      onSaved={(saved) => {
        setDirty(false);
        setShown(saved);
      }}
    />
  );
}

interface FormOfSettingsProps {
  settings: Settings;
  onDirty: (isDirty: boolean) => void;
  onSaved: (saved: Settings) => void;
}

function FormOfSettings({ settings, onDirty, onSaved }: FormOfSettingsProps) {
  const form = useActionForm({
    schema,
    defaultValues: valuesOf(settings),
    mutation: saveSettingsMutation,
    draftName: 'settings',
    edit: { record: settings, valuesOf, reload: reloadSettings, describe },
    sentences: {
      submit: text('settings.save'),
      pending: text('settings.saving'),
      done: text('settings.saved'),
      failed: text('settings.notSaved'),
    },
    detailOf: ({ companyName }) => companyName,
    onSaved,
  });
  const { control } = form;
  const { isDirty } = useFormState({ control });
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const inputs: Record<SettingName, ReactNode> = {
    companyName: (
      <FormTextField
        control={control}
        name="companyName"
        {...fieldText('companyName')}
        autoComplete="organization"
        maxLength={100}
        isRequired
      />
    ),
    locale: (
      <FormSelect
        control={control}
        name="locale"
        {...fieldText('locale')}
        options={languageOptions}
        isRequired
      />
    ),
    weekStart: (
      <FormSelect
        control={control}
        name="weekStart"
        {...fieldText('weekStart')}
        options={optionsOf(weekStartNames)}
        isRequired
      />
    ),
    absenceVisibility: (
      <FormSelect
        control={control}
        name="absenceVisibility"
        {...fieldText('absenceVisibility')}
        options={optionsOf(absenceVisibilityNames)}
        isRequired
      />
    ),
    capacityLimit: (
      <FormSelect
        control={control}
        name="capacityLimit"
        {...fieldText('capacityLimit')}
        options={optionsOf(capacityShareNames)}
        isRequired
      />
    ),
    remindAfterDays: (
      <FormNumberField
        control={control}
        name="remindAfterDays"
        {...fieldText('remindAfterDays')}
        unit={text('settings.days')}
        minValue={1}
        isRequired
      />
    ),
    escalateAfterDays: (
      <FormNumberField
        control={control}
        name="escalateAfterDays"
        {...fieldText('escalateAfterDays')}
        unit={text('settings.days')}
        minValue={1}
        isRequired
      />
    ),
    sicknessReport: <SettingSwitch control={control} name="sicknessReport" />,
    bradford: <SettingSwitch control={control} name="bradford" />,
    sicknessVisibleMonths: (
      <FormNumberField
        control={control}
        name="sicknessVisibleMonths"
        {...fieldText('sicknessVisibleMonths')}
        unit={text('settings.months')}
        minValue={1}
        maxValue={120}
        isRequired
      />
    ),
    decisionsByEmail: <SettingSwitch control={control} name="decisionsByEmail" />,
  };
  return (
    <ActionForm form={form}>
      {settingGroups().map(({ title, settings: ofGroup }) => (
        <FieldGroup key={title} title={title}>
          {ofGroup.map(({ name }) => (
            <div key={name} className="min-w-0">
              {inputs[name]}
            </div>
          ))}
        </FieldGroup>
      ))}
    </ActionForm>
  );
}

interface SettingSwitchProps {
  control: Control<EditedSettings>;
  name: 'sicknessReport' | 'bradford' | 'decisionsByEmail';
}

function SettingSwitch({ control, name }: SettingSwitchProps) {
  const descriptionId = useId();
  const { label, description } = fieldText(name);
  return (
    <div className="flex flex-col gap-1">
      <FormSwitch control={control} name={name} aria-describedby={descriptionId}>
        {label}
      </FormSwitch>
      <p id={descriptionId} className="text-sm text-ink-muted">
        {description}
      </p>
    </div>
  );
}

function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3 pb-2">
      <h2 id={titleId} className="text-lg font-semibold text-ink">
        {title}
      </h2>
      <div className="grid grid-cols-1 items-start gap-x-6 gap-y-4 sm:grid-cols-2">{children}</div>
    </section>
  );
}

function optionsOf<Id extends string>(names: Readonly<Record<Id, Message>>) {
  return (Object.keys(names) as Id[]).map((id) => ({ id, label: textOf(names[id]) }));
}

function valuesOf(settings: Settings): EditedSettings {
  return pickFields(settingsFields, settings);
}

function describe(settings: Settings): Record<string, string> {
  return Object.fromEntries(
    fieldNames(settingsFields).map((name) => [fieldText(name).label, settingText(name, settings[name])]),
  );
}
