import { leaveTypeFields } from '@almanac/domain/leave/types/leave-type-fields';
import { nextColour } from '@almanac/domain/leave/types/new-type';
import { CreateLeaveType, type StoredType } from '@almanac/domain/leave/types/types-schema';
import type { FieldName, SetField } from '@almanac/domain/records/record-fields';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { textOf } from '../../language/messages.ts';
import { ActionForm, useActionForm } from '../../platform/forms/action-form.tsx';
import { FormOtherNames } from '../../platform/forms/names/form-other-names.tsx';
import { typedNames } from '../../platform/forms/names/typed-names.ts';
import { FormInputs } from '../../platform/forms/record-form.tsx';
import { HelpMark } from '../../platform/help/help-mark.tsx';
import { mainNameOf, type Shown } from '../../platform/shown-name.ts';
import { FormNumberField } from '../../ui/form/form-number-field.tsx';
import { FormSelect } from '../../ui/form/form-select.tsx';
import { FormSwitch } from '../../ui/form/form-switch.tsx';
import { FormTextField } from '../../ui/form/form-text-field.tsx';
import { EffectDialog } from '../../work-time/rule-changes/effect-dialog.tsx';
import { savingTexts } from '../../work-time/rule-changes/saving-texts.ts';
import { formText } from './messages/form-text.ts';
import { settingsText } from './messages/settings-text.ts';
import { newType } from './new-type.ts';
import { NewTypeName } from './new-type-name.tsx';
import { describeType } from './type-description.ts';
import {
  colourNames,
  countNames,
  documentBearerNames,
  optionsOf,
  reasonNames,
  reducingNames,
} from './type-form-words.ts';
import { TypePreview } from './type-preview.tsx';
import { TypeProtectionField } from './type-protection-field.tsx';
import { audienceNames, unitNames } from './type-words.ts';
import { affectedBy, changesBalances, reloadType, saveTypeMutation, type TypeEffect } from './types-api.ts';

type Fields = typeof leaveTypeFields;
/** Fields that are switches. */
type Flag = {
  [Name in FieldName<Fields>]: Fields[Name] extends { kind: 'flag' } ? Name : never;
}[FieldName<Fields>];

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
      describe: describeType,
    },
    sentences: type ? changing() : adding(),
    detailOf: ({ name }) => name,
    onSaved: onClose,
  });
  const { control } = form;
  const values = useWatch({ control });
  const shown = { ...valuesOf(type, types), ...values };
  const isPreviewed = type !== undefined && changesBalances(shown, type) && affectedBy(type) === 'SOMEONE';
  const sentences = isPreviewed ? { ...changing(), ...previewing() } : form.sentences;
  return (
    <ActionForm form={{ ...form, sentences }} onCancel={onClose}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormInputs<
          typeof leaveTypeFields,
          'create',
          Exclude<SetField<typeof leaveTypeFields, 'create'>, Flag | 'names'>
        >
          inputs={{
            name: type ? (
              <FormTextField
                control={control}
                name="name"
                label={textOf(leaveTypeFields.name.label)}
                autoComplete="off"
                autoFocus
                isRequired
              />
            ) : (
              <NewTypeName control={control} types={types} />
            ),
            code: type ? (
              <p className="self-end pb-2 text-ink-muted">{formText('leave.types.codeOf', type)}</p>
            ) : (
              <FormTextField
                control={control}
                name="code"
                label={textOf(leaveTypeFields.code.label)}
                description={formText('leave.types.codeHint')}
                placeholder="PARENTAL_LEAVE"
                autoComplete="off"
                isRequired
              />
            ),
            colour: (
              <FormSelect
                control={control}
                name="colour"
                label={textOf(leaveTypeFields.colour.label)}
                options={optionsOf(colourNames())}
                isRequired
              />
            ),
            shownTo: (
              <FormSelect
                control={control}
                name="shownTo"
                label={textOf(leaveTypeFields.shownTo.label)}
                help={<HelpMark at="setting-up-leave#who-sees-it" />}
                description={formText('leave.types.shownToHint')}
                options={optionsOf(audienceNames())}
                isRequired
              />
            ),
            unit: (
              <FormSelect
                control={control}
                name="unit"
                label={textOf(leaveTypeFields.unit.label)}
                description={type?.isInUse ? formText('leave.types.unitFixed') : undefined}
                options={optionsOf(unitNames())}
                isDisabled={type?.isInUse ?? false}
                isRequired
              />
            ),
            counts: (
              <FormSelect
                control={control}
                name="counts"
                label={textOf(leaveTypeFields.counts.label)}
                help={<HelpMark at="setting-up-leave#what-counts" />}
                options={optionsOf(countNames())}
                isRequired
              />
            ),
            reason: (
              <FormSelect
                control={control}
                name="reason"
                label={textOf(leaveTypeFields.reason.label)}
                options={optionsOf(reasonNames())}
                isRequired
              />
            ),
            reducesLeave: (
              <FormSelect
                control={control}
                name="reducesLeave"
                label={textOf(leaveTypeFields.reducesLeave.label)}
                help={<HelpMark at="setting-up-leave#absences-that-reduce-leave" />}
                options={optionsOf(reducingNames())}
                isRequired
              />
            ),
            documentAfterDays: (
              <FormNumberField
                control={control}
                name="documentAfterDays"
                label={formText('leave.types.documentField')}
                help={<HelpMark at="setting-up-leave#documents" />}
                description={formText('leave.types.documentHint')}
                unit={formText('leave.types.daysUnit')}
                minValue={0}
                maxValue={366}
              />
            ),
            documentBy: (
              <FormSelect
                control={control}
                name="documentBy"
                label={textOf(leaveTypeFields.documentBy.label)}
                description={formText('leave.types.documentByHint')}
                options={optionsOf(documentBearerNames())}
                isRequired
              />
            ),
            protectsLeave: <TypeProtectionField control={control} name="protectsLeave" />,
          }}
        />
      </div>
      <div className="flex flex-col gap-2">
        <FormInputs<typeof leaveTypeFields, 'create', Flag | 'names'>
          inputs={{
            needsApproval: (
              <FormSwitch control={control} name="needsApproval">
                {formText('leave.types.approvalSwitch')}
              </FormSwitch>
            ),
            isAway: (
              <FormSwitch control={control} name="isAway">
                {formText('leave.types.awayField')}
              </FormSwitch>
            ),
            isPaid: (
              <FormSwitch control={control} name="isPaid">
                {formText('leave.types.paidField')}
              </FormSwitch>
            ),
            takesHalves: (
              <FormSwitch control={control} name="takesHalves">
                {formText('leave.types.halvesField')}
              </FormSwitch>
            ),
            remindsOfExpiry: (
              <FormSwitch control={control} name="remindsOfExpiry">
                {formText('leave.types.remindField')}
              </FormSwitch>
            ),
            isPaidOut: (
              <FormSwitch control={control} name="isPaidOut">
                {formText('leave.types.paidOutField')}
              </FormSwitch>
            ),
            isSickness: (
              <FormSwitch control={control} name="isSickness">
                {formText('leave.types.sicknessField')}
              </FormSwitch>
            ),
            names: <FormOtherNames control={control} />,
          }}
        />
      </div>
      <TypePreview type={{ ...shown, name: shown.name || formText('leave.types.newType') }} />
      {type && effect && (
        <EffectDialog
          title={
            changesBalances({ ...shown, counts: type.counts }, type)
              ? formText('leave.types.changesOf', type)
              : formText('leave.types.countsOf', type)
          }
          description={formText('leave.types.countsHint')}
          {...effect}
          done={{ text: changing().done, detail: type.name }}
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

function valuesOf(type: Shown<StoredType> | undefined, types: readonly StoredType[]): CreateLeaveType {
  const stored: Shown<StoredType> = type ?? { ...newType, colour: nextColour(types) };
  const { id: _id, version: _version, isInUse: _isInUse, mainName: _name, names, ...fields } = stored;
  const { documentAfterDays = null, protectsLeave = null } = fields;
  return {
    ...fields,
    name: mainNameOf(stored),
    names: typedNames(names),
    documentAfterDays,
    protectsLeave,
  };
}

function adding() {
  return {
    submit: settingsText('leave.types.add'),
    pending: formText('leave.types.adding'),
    done: formText('leave.types.added'),
    failed: formText('leave.types.notAdded'),
  };
}

function changing(): ReturnType<typeof adding> {
  return {
    submit: formText('leave.types.save'),
    pending: formText('leave.types.saving'),
    done: formText('leave.types.changed'),
    failed: formText('leave.types.notChanged'),
  };
}

/** Button texts if the effect is shown before saving. */
function previewing() {
  const { submit, pending } = savingTexts('SOMEONE');
  return { submit, pending };
}
