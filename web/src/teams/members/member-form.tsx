import { personName } from '@almanac/domain/access/person-name';
import type { TeamMember } from '@almanac/domain/teams/members/schema';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { useToday } from '../../platform/today.ts';
import { useDialogForm } from '../../platform/use-dialog-form.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { FormDatePicker } from '../../ui/form/form-date-picker.tsx';
import { UserPicker } from '../directory/user-picker.tsx';
import { AllocationFields } from './allocation-fields.tsx';
import { AllocationNote } from './allocation-note.tsx';
import { memberFormSchema } from './member-form-rules.ts';
import { useAllocations } from './use-allocations.ts';
import { type MemberFormValues, useSaveMember } from './use-save-member.ts';

const fieldNames = ['userId', 'allocationPercent', 'startDate', 'endDate'] as const;
const usualAllocation = 50;

interface MemberFormProps {
  teamId: string;
  /** The membership to edit; a new one is made without it. */
  member?: TeamMember | undefined;
  onCancel: () => void;
  onSaved: (member: TeamMember) => void;
}

export function MemberForm({ teamId, member, onCancel, onSaved }: MemberFormProps) {
  const today = useToday();
  const [remaining, setRemaining] = useState<number>();
  const form = useForm<MemberFormValues>({
    defaultValues: {
      userId: member?.userId ?? '',
      userName: member ? personName(member.user) : '',
      allocationPercent: member?.allocationPercent ?? usualAllocation,
      startDate: member?.startDate ?? today,
      endDate: member?.endDate ?? null,
    },
    resolver: zodResolver(memberFormSchema(remaining)),
  });
  const { control, handleSubmit, setValue, trigger } = form;
  const { isSubmitted } = useFormState({ control });
  const { discardDraft, forgetRefusal, showRefusal, refusal } = useDialogForm(form, {
    draftName: member ? `member-${member.id}` : `new-member-${teamId}`,
    failure: member ? 'The membership was not saved' : 'The member was not added',
    fields: fieldNames,
  });
  const { save, isPending } = useSaveMember(teamId, member);
  const [userName, userId, allocationPercent, startDate, endDate] = useWatch({
    control,
    name: ['userName', ...fieldNames],
  });
  const check = useAllocations({ userId, startDate, endDate, memberId: member?.id });
  if (check.allocations?.remainingCapacity !== remaining) setRemaining(check.allocations?.remainingCapacity);

  // The rules look at several fields at once: other dates may make room for the allocation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of these values that counts.
  useEffect(() => {
    if (isSubmitted) void trigger(['allocationPercent', 'endDate']);
  }, [allocationPercent, startDate, endDate, remaining, isSubmitted, trigger]);

  const submit = handleSubmit((values) => {
    forgetRefusal();
    save(values, {
      onSuccess: (saved) => {
        discardDraft();
        onSaved(saved);
      },
      onError: showRefusal,
    });
  });

  return (
    <DialogForm
      onSubmit={submit}
      onCancel={() => {
        discardDraft();
        onCancel();
      }}
      submitLabel={member ? 'Save Changes' : 'Add Member'}
      pendingLabel={member ? 'Saving...' : 'Adding...'}
      isPending={isPending}
      refusal={refusal}
    >
      {!member && (
        <UserPicker
          control={control}
          name="userId"
          label="User"
          placeholder="Select a user"
          isRequired
          chosenName={userName}
          onPick={(name) => setValue('userName', name)}
        />
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <AllocationFields form={form} />
        <FormDatePicker control={control} name="startDate" label="Start date" isRequired />
        <FormDatePicker
          control={control}
          name="endDate"
          label="End date (optional)"
          minValue={startDate || undefined}
          openAt={startDate || today}
        />
      </div>
      <AllocationNote personName={userName} allocationPercent={allocationPercent ?? 0} {...check} />
    </DialogForm>
  );
}
