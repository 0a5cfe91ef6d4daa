import { personName } from '@almanac/domain/access/person-name';
import type { PersonReference } from '@almanac/domain/access/schema';
import { dateText } from '@almanac/domain/calendar/date-text';
import { checkWithinCapacity } from '@almanac/domain/teams/members/allocation';
import { checkMembershipPeriod } from '@almanac/domain/teams/members/membership-period';
import { toTenths } from '@almanac/domain/teams/members/percent';
import { AddMember, type TeamMember } from '@almanac/domain/teams/members/schema';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormPersonSelect } from '../../people/accounts/picker/form-person-select.tsx';
import { ActionForm, useActionForm } from '../../platform/forms/action-form.tsx';
import { validatedBy } from '../../platform/forms/refusal-at-field.ts';
import { readerLocale } from '../../platform/locale.ts';
import { useToday } from '../../platform/session/today.ts';
import { Slider } from '../../ui/field/slider.tsx';
import { FormDatePicker } from '../../ui/form/form-date-picker.tsx';
import { FormNumberField } from '../../ui/form/form-number-field.tsx';
import { FormTeamSelect } from '../directory/form-team-select.tsx';
import { AllocationNote, useAllocations } from './allocation-check.tsx';
import { membersQuery, reloadMember, saveMemberMutation } from './api.ts';
import { alreadyInTeam, whyNotAgain } from './why-not-again.ts';

const usualAllocation = 50;

/** The fixed side of a membership; the other one is chosen in the form, unless an existing membership is edited. */
export type MemberFormSubject =
  | { teamId: string; member?: TeamMember | undefined; person?: undefined }
  | { person: PersonReference; teamId?: undefined; member?: undefined };

interface MemberFormProps {
  subject: MemberFormSubject;
  onCancel: () => void;
  onSaved: (member: TeamMember) => void;
}

export function MemberForm({ subject, onCancel, onSaved }: MemberFormProps) {
  const { teamId, member, person } = subject;
  const today = useToday();
  const [remaining, setRemaining] = useState<number>();
  const form = useActionForm({
    schema: memberFormSchema(remaining),
    defaultValues: member ? valuesOf(member) : { ...newMemberOf(subject), startDate: today },
    mutation: saveMemberMutation(member),
    draftName: draftNameOf(subject),
    edit: member && { record: member, valuesOf, reload: () => reloadMember(member), describe },
    sentences: member ? saving : adding,
    detailOf: ({ user }) => personName(user),
    onSaved,
  });
  const { control, setValue, trigger } = form;
  const { isSubmitted } = useFormState({ control });
  const [userName, teamName, userId, allocationPercent, startDate, endDate] = useWatch({
    control,
    name: ['userName', 'teamName', 'userId', 'allocationPercent', 'startDate', 'endDate'],
  });
  const { data: members = [] } = useQuery({
    ...membersQuery(teamId ?? ''),
    ...(teamId === undefined && { enabled: false }),
  });
  const check = useAllocations({ userId, startDate, endDate, memberId: member?.id });
  if (check.allocations?.remainingCapacity !== remaining) setRemaining(check.allocations?.remainingCapacity);

  // Rules span several fields: other dates may free capacity for the allocation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when these values change.
  useEffect(() => {
    if (isSubmitted) void trigger(['allocationPercent', 'endDate']);
  }, [allocationPercent, startDate, endDate, remaining, isSubmitted, trigger]);

  return (
    <ActionForm form={form} onCancel={onCancel}>
      {person && (
        <FormTeamSelect
          control={control}
          name="teamId"
          label="Team"
          placeholder="Select a team"
          isRequired
          chosenName={teamName}
          onPick={(name) => setValue('teamName', name)}
          whyNot={({ id }) =>
            check.allocations?.allocations.some(({ team }) => team.id === id) ? alreadyInTeam : undefined
          }
        />
      )}
      {teamId !== undefined && !member && (
        <FormPersonSelect
          control={control}
          name="userId"
          label="User"
          placeholder="Select a user"
          isRequired
          chosenName={userName}
          onPick={(name) => setValue('userName', name)}
          whyNot={({ id }) => whyNotAgain(id, members, { startDate, endDate })}
        />
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormNumberField
          control={control}
          name="allocationPercent"
          label="Allocation"
          unit="%"
          minValue={0}
          maxValue={100}
          step={0.1}
          isRequired
        />
        <Slider
          label="In whole percents"
          value={allocationPercent ?? 0}
          onChange={(drawn) =>
            setValue('allocationPercent', drawn, { shouldDirty: true, shouldValidate: isSubmitted })
          }
          minValue={0}
          maxValue={100}
          step={1}
          formatValue={(value) => `${value}%`}
        />
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
    </ActionForm>
  );
}

/**
 * Schema of a membership with the rules that can be checked locally. Remaining capacity in percent; while it
 * is undefined, only the server checks it.
 */
function memberFormSchema(remainingCapacity: number | undefined) {
  // The names are for restored drafts only; they aren't sent.
  return z.pipe(
    z.extend(AddMember, { userName: z.string(), teamName: z.string() }).check(
      z.superRefine(
        validatedBy(({ allocationPercent, startDate, endDate }) => {
          const decision = checkMembershipPeriod({ startDate, endDate: endDate ?? undefined });
          if (decision.refused || remainingCapacity === undefined) return decision;
          return checkWithinCapacity(toTenths(allocationPercent), toTenths(remainingCapacity));
        }),
      ),
    ),
    z.transform(({ userName: _user, teamName: _team, ...member }) => member),
  );
}

interface MemberValues {
  teamId: string;
  teamName: string;
  userId: string;
  userName: string;
  allocationPercent: number;
  startDate: string;
  endDate: string | null;
}

function newMemberOf({ teamId = '', person }: MemberFormSubject) {
  const user = { userId: person?.id ?? '', userName: person ? personName(person) : '' };
  return { teamId, teamName: '', ...user, allocationPercent: usualAllocation, endDate: null };
}

function draftNameOf({ teamId, person, member }: MemberFormSubject): string {
  if (member) return `member-${member.id}`;
  return person ? `new-team-of-${person.id}` : `new-member-${teamId}`;
}

function valuesOf({ teamId, userId, user, allocationPercent, startDate, endDate }: TeamMember): MemberValues {
  const period = { startDate, endDate: endDate ?? null };
  return { teamId, teamName: '', userId, userName: personName(user), allocationPercent, ...period };
}

function describe({ allocationPercent, startDate, endDate, isActive }: TeamMember) {
  const locale = readerLocale();
  return {
    Allocation: `${allocationPercent}%`,
    'Start date': dateText(startDate, locale),
    'End date': endDate === undefined ? 'Ongoing' : dateText(endDate, locale),
    Status: isActive ? 'Active' : 'Inactive',
  };
}

const adding = {
  submit: 'Add Member',
  pending: 'Adding...',
  done: 'Member added',
  failed: 'The member was not added',
};

const saving: typeof adding = {
  submit: 'Save Changes',
  pending: 'Saving...',
  done: 'Membership saved',
  failed: 'The membership was not saved',
};
