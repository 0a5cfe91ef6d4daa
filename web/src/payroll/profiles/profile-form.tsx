import { message } from '@almanac/domain/payroll/messages/message';
import { CreateProfile, type ExportProfile } from '@almanac/domain/payroll/profiles/profile-schema';
import { plainProfile, profileWith, settingsOf } from '@almanac/domain/payroll/profiles/profile-settings';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { textOf } from '../../language/messages.ts';
import { ActionForm, useActionForm } from '../../platform/forms/action-form.tsx';
import { FormSelect } from '../../ui/form/form-select.tsx';
import { FormSwitch } from '../../ui/form/form-switch.tsx';
import { FormTextArea } from '../../ui/form/form-text-area.tsx';
import { FormTextField } from '../../ui/form/form-text-field.tsx';
import { useFormField } from '../../ui/form/use-form-field.ts';
import { MultiSelect } from '../../ui/select/multi-select.tsx';
import { placesQuery } from '../../work-time/api.ts';
import { text } from '../messages/text.ts';
import { reloadProfile, saveProfileMutation } from './api.ts';
import { ColumnFields } from './column-fields.tsx';
import { FilePreview } from './file-preview.tsx';
import type { ProfileValues } from './profile-values.ts';
import {
  correctionOptions,
  dateOptions,
  decimalOptions,
  encodingOptions,
  formatOptions,
  groupOptions,
  levelName,
  levelOptions,
  lineEndOptions,
  separatorOptions,
} from './profile-words.ts';
import { TypeFields } from './type-fields.tsx';

interface ProfileFormProps {
  /** The profile to change; a new one if undefined. */
  profile?: ExportProfile | undefined;
  onClose: () => void;
}

/** All settings of a profile, with the first lines of its file beside them. */
export function ProfileForm({ profile, onClose }: ProfileFormProps) {
  const form = useActionForm({
    schema: CreateProfile,
    defaultValues: valuesOf(profile),
    mutation: saveProfileMutation(profile),
    draftName: profile ? `payroll-profile-${profile.id}` : 'new-payroll-profile',
    edit: profile && {
      record: profile,
      valuesOf,
      reload: () => reloadProfile(profile),
      describe: ({ name, level }) => ({
        [textOf(message('payroll.name'))]: name,
        [textOf(message('payroll.level'))]: levelName(level),
      }),
    },
    sentences: profile ? changing() : adding(),
    detailOf: ({ name }) => name,
    onSaved: onClose,
  });
  const { control } = form;
  const typed = useWatch({ control });
  const settings = profileWith(typed as CreateProfile, profile ? settingsOf(profile) : plainProfile);
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <ActionForm form={form} onCancel={onClose}>
        <FieldGroup title={text('payroll.whatAndWho')}>
          <FormTextField
            control={control}
            name="name"
            label={labels.name()}
            maxLength={100}
            isRequired
            autoFocus
          />
          <PlacesField control={control} />
          <div className="min-w-0 sm:col-span-full">
            <FormSelect
              control={control}
              name="level"
              label={labels.level()}
              options={levelOptions()}
              isRequired
            />
          </div>
        </FieldGroup>
        <FieldGroup title={text('payroll.typesAndCodes')} hint={text('payroll.typesHint')} isWide>
          <TypeFields control={control} name="types" />
        </FieldGroup>
        <FieldGroup title={labels.columns()} hint={text('payroll.columnsHint')} isWide>
          <ColumnFields control={control} name="columns" level={settings.level} />
        </FieldGroup>
        <FieldGroup title={text('payroll.formOfFile')}>
          <FormSelect
            control={control}
            name="format"
            label={labels.format()}
            options={formatOptions()}
            isRequired
          />
          <FormSelect
            control={control}
            name="groupBy"
            label={labels.groupBy()}
            options={groupOptions()}
            isRequired
          />
          <FormSelect
            control={control}
            name="corrections"
            label={labels.corrections()}
            options={correctionOptions()}
            isRequired
          />
          <FormSelect
            control={control}
            name="dateFormat"
            label={labels.dateFormat()}
            options={dateOptions()}
            isRequired
          />
          {settings.format === 'CSV' && <CsvFields control={control} />}
          <FormSwitch control={control} name="headings">
            {text('payroll.headingsSwitch')}
          </FormSwitch>
          <div className="min-w-0 sm:col-span-full">
            <FormTextArea
              control={control}
              name="before"
              label={labels.before()}
              description={text('payroll.beforeHint')}
              rows={2}
            />
          </div>
        </FieldGroup>
      </ActionForm>
      <div className="min-w-0 xl:sticky xl:top-8">
        <FilePreview settings={settings} />
      </div>
    </div>
  );
}

type FormControl = ReturnType<typeof useActionForm<ProfileValues, CreateProfile, ExportProfile>>['control'];

/** How a text file is written; an Excel file needs none of it. */
function CsvFields({ control }: { control: FormControl }) {
  return (
    <>
      <FormSelect
        control={control}
        name="separator"
        label={labels.separator()}
        options={separatorOptions()}
        isRequired
      />
      <FormSelect
        control={control}
        name="decimal"
        label={labels.decimal()}
        options={decimalOptions()}
        isRequired
      />
      <FormSelect
        control={control}
        name="encoding"
        label={labels.encoding()}
        options={encodingOptions()}
        isRequired
      />
      <FormSelect
        control={control}
        name="lineEnd"
        label={labels.lineEnd()}
        options={lineEndOptions()}
        isRequired
      />
    </>
  );
}

function PlacesField({ control }: { control: FormControl }) {
  const { value, onChange } = useFormField({ control, name: 'placeIds' });
  const { data: places = [] } = useQuery(placesQuery);
  return (
    <div className="flex flex-col gap-1">
      <MultiSelect
        label={labels.places()}
        nothing={text('payroll.allPlaces')}
        groups={[{ label: labels.places(), options: places.map(({ id, name }) => ({ id, label: name })) }]}
        value={Array.isArray(value) ? (value as string[]) : []}
        onChange={onChange}
      />
      <p className="text-sm text-ink-muted">{text('payroll.placesHint')}</p>
    </div>
  );
}

interface FieldGroupProps {
  title: string;
  hint?: string;
  /** Takes the whole width for its one field. */
  isWide?: boolean;
  children: ReactNode;
}

function FieldGroup({ title, hint, isWide = false, children }: FieldGroupProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3 pb-4">
      <div>
        <h2 id={titleId} className="text-lg font-semibold text-ink">
          {title}
        </h2>
        {hint !== undefined && <p className="text-sm text-ink-muted">{hint}</p>}
      </div>
      {isWide ? children : <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">{children}</div>}
    </section>
  );
}

const labels = {
  name: () => textOf(message('payroll.name')),
  level: () => textOf(message('payroll.level')),
  places: () => textOf(message('payroll.places')),
  columns: () => textOf(message('payroll.columns')),
  format: () => textOf(message('payroll.format')),
  groupBy: () => textOf(message('payroll.groupBy')),
  corrections: () => textOf(message('payroll.corrections')),
  dateFormat: () => textOf(message('payroll.dateFormat')),
  separator: () => textOf(message('payroll.separator')),
  decimal: () => textOf(message('payroll.decimal')),
  encoding: () => textOf(message('payroll.encoding')),
  lineEnd: () => textOf(message('payroll.lineEnd')),
  before: () => textOf(message('payroll.before')),
};

/** The profile in form values; a new one is plain, without columns. */
function valuesOf(profile: ExportProfile | undefined): ProfileValues {
  if (!profile) return { name: '', before: '', ...withoutBefore(plainProfile) };
  const { name } = profile;
  const settings = settingsOf(profile);
  return { name, ...withoutBefore(settings), before: settings.before ?? '' };
}

function withoutBefore({ before: _before, ...settings }: Omit<ExportProfile, 'id' | 'version' | 'name'>) {
  return settings;
}

function adding() {
  return {
    submit: text('payroll.add'),
    pending: text('payroll.adding'),
    done: text('payroll.added'),
    failed: text('payroll.notAdded'),
  };
}

function changing(): ReturnType<typeof adding> {
  return {
    submit: text('payroll.save'),
    pending: text('payroll.saving'),
    done: text('payroll.saved'),
    failed: text('payroll.notSaved'),
  };
}
