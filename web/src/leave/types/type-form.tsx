import type { leaveTypeFields } from '@almanac/domain/leave/types/leave-type-fields';
import { nextColour } from '@almanac/domain/leave/types/new-type';
import { CreateLeaveType, type StoredType } from '@almanac/domain/leave/types/types-schema';
import type { FieldName, SetField } from '@almanac/domain/records/record-fields';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ActionForm, useActionForm } from '../../platform/forms/action-form.tsx';
import { FormInputs } from '../../platform/forms/record-form.tsx';
import { HelpMark } from '../../platform/help/help-mark.tsx';
import { countText } from '../../platform/lists/count-text.ts';
import { FormNumberField } from '../../ui/form/form-number-field.tsx';
import { FormSelect } from '../../ui/form/form-select.tsx';
import { FormSwitch } from '../../ui/form/form-switch.tsx';
import { FormTextField } from '../../ui/form/form-text-field.tsx';
import { EffectDialog } from '../../work-time/rule-changes/effect-dialog.tsx';
import { savingTexts } from '../../work-time/rule-changes/save-unless-affected.ts';
import { NewTypeName } from './new-type-name.tsx';
import { TypePreview } from './type-preview.tsx';
import { audienceNames, colourNames, countNames, optionsOf, reasonNames, unitNames } from './type-words.ts';
import { affectedBy, reloadType, saveTypeMutation, type TypeEffect } from './types-api.ts';

/** Fields that are switches. */
type Flag = {
  [Name in FieldName<typeof leaveTypeFields>]: (typeof leaveTypeFields)[Name] extends { kind: 'flag' }
    ? Name
    : never;
}[FieldName<typeof leaveTypeFields>];

interface TypeFormProps {
  /** The type to edit; a new one if undefined. */
  type?: StoredType | undefined;
  /** All types; a new one gets a colour and a code of its own. */
  types: readonly StoredType[];
  onClose: () => void;
}

export function TypeForm({ type, types, onClose }: TypeFormProps) {
  const client = useQueryClient();
  const [effect, setEffect] = useState<TypeEffect>();
  const form = useActionForm({
    schema: CreateLeaveType,
    defaultValues: valuesOf(type, types),
    mutation: saveTypeMutation(type, setEffect),
    draftName: type ? `type-${type.code}` : 'new-type',
    edit: type && {
      record: type,
      valuesOf: (record) => valuesOf(record, types),
      reload: () => reloadType(type),
      describe,
    },
    sentences: type ? changing : adding,
    detailOf: ({ name }) => name,
    onSaved: onClose,
  });
  const { control } = form;
  const values = useWatch({ control });
  const shown = { ...valuesOf(type, types), ...values };
  const isPreviewed = type !== undefined && shown.counts !== type.counts && affectedBy(type) === 'SOMEONE';
  const sentences = isPreviewed ? { ...changing, ...previewing } : form.sentences;
  return (
    <ActionForm form={{ ...form, sentences }} onCancel={onClose}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormInputs<
          typeof leaveTypeFields,
          'create',
          Exclude<SetField<typeof leaveTypeFields, 'create'>, Flag>
        >
          inputs={{
            name: type ? (
              <FormTextField
                control={control}
                name="name"
                label="Name"
                autoComplete="off"
                autoFocus
                isRequired
              />
            ) : (
              <NewTypeName control={control} types={types} />
            ),
            code: type ? (
              <p className="self-end pb-2 text-ink-muted">Code {type.code}</p>
            ) : (
              <FormTextField
                control={control}
                name="code"
                label="Code"
                description="Capital letters, digits and underscores; permanent once saved."
                placeholder="PARENTAL_LEAVE"
                autoComplete="off"
                isRequired
              />
            ),
            colour: (
              <FormSelect
                control={control}
                name="colour"
                label="Colour"
                options={optionsOf(colourNames)}
                isRequired
              />
            ),
            shownTo: (
              <FormSelect
                control={control}
                name="shownTo"
                label="Who sees it"
                help={<HelpMark at="setting-up-leave#who-sees-it" />}
                description="Others see 'Away'."
                options={optionsOf(audienceNames)}
                isRequired
              />
            ),
            unit: (
              <FormSelect
                control={control}
                name="unit"
                label="Unit"
                description={type?.isInUse ? "Can't be changed once used." : undefined}
                options={optionsOf(unitNames)}
                isDisabled={type?.isInUse ?? false}
                isRequired
              />
            ),
            counts: (
              <FormSelect
                control={control}
                name="counts"
                label="What counts"
                help={<HelpMark at="setting-up-leave#what-counts" />}
                options={optionsOf(countNames)}
                isRequired
              />
            ),
            reason: (
              <FormSelect
                control={control}
                name="reason"
                label="Reason"
                options={optionsOf(reasonNames)}
                isRequired
              />
            ),
            documentAfterDays: (
              <FormNumberField
                control={control}
                name="documentAfterDays"
                label="Require a document after"
                help={<HelpMark at="setting-up-leave#documents" />}
                description="Empty: never."
                unit="days"
                minValue={0}
                maxValue={366}
              />
            ),
          }}
        />
      </div>
      <div className="flex flex-col gap-2">
        <FormInputs<typeof leaveTypeFields, 'create', Flag>
          inputs={{
            needsApproval: (
              <FormSwitch control={control} name="needsApproval">
                Requires approval (if off, requests are confirmed at once and approvers are notified)
              </FormSwitch>
            ),
            isAway: (
              <FormSwitch control={control} name="isAway">
                Takes people away from work
              </FormSwitch>
            ),
            isPaid: (
              <FormSwitch control={control} name="isPaid">
                Is paid
              </FormSwitch>
            ),
            takesHalves: (
              <FormSwitch control={control} name="takesHalves">
                Half days can be taken
              </FormSwitch>
            ),
            remindsOfExpiry: (
              <FormSwitch control={control} name="remindsOfExpiry">
                Remind people to use it before it expires
              </FormSwitch>
            ),
          }}
        />
      </div>
      <TypePreview type={{ ...shown, name: shown.name || 'New type' }} />
      {type && effect && (
        <EffectDialog
          title={`What Counts of ${type.name}`}
          description="The type is saved as it is in the form."
          {...effect}
          done={{ text: changing.done, detail: type.name }}
          onApplied={async () => {
            form.forgetDraft();
            await client.invalidateQueries();
            onClose();
          }}
          onClose={() => setEffect(undefined)}
        />
      )}
    </ActionForm>
  );
}

function valuesOf(type: StoredType | undefined, types: readonly StoredType[]): CreateLeaveType {
  const {
    id: _id,
    version: _version,
    isInUse: _isInUse,
    documentAfterDays = null,
    ...fields
  } = type ?? { ...newType, colour: nextColour(types) };
  return { ...fields, documentAfterDays };
}

const newType: StoredType = {
  id: '',
  version: 1,
  isInUse: false,
  code: '',
  name: '',
  colour: 'teal',
  unit: 'DAY',
  counts: 'WORKED',
  takesHalves: true,
  isPaid: true,
  isAway: true,
  needsApproval: true,
  remindsOfExpiry: true,
  reason: 'OPTIONAL',
  shownTo: 'APPROVERS',
};

function describe(type: StoredType): Record<string, string> {
  const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');
  return {
    Name: type.name,
    Colour: colourNames[type.colour],
    'Who sees it': audienceNames[type.shownTo],
    Unit: unitNames[type.unit],
    'What counts': countNames[type.counts],
    Reason: reasonNames[type.reason],
    'Require a document after':
      type.documentAfterDays === undefined ? 'never' : countText(type.documentAfterDays, 'day'),
    'Requires approval': yesOrNo(type.needsApproval),
    'Takes people away from work': yesOrNo(type.isAway),
    'Is paid': yesOrNo(type.isPaid),
    'Half days can be taken': yesOrNo(type.takesHalves),
    'Remind people to use it before it expires': yesOrNo(type.remindsOfExpiry),
  };
}

const adding = {
  submit: 'Add Type',
  pending: 'Adding...',
  done: 'Type added',
  failed: 'The type was not added',
};

/** Button texts if the effect is shown before saving. */
const { submit, pending } = savingTexts('SOMEONE');
const previewing = { submit, pending };

const changing: typeof adding = {
  submit: 'Save Type',
  pending: 'Saving...',
  done: 'Type changed',
  failed: 'The type was not changed',
};
