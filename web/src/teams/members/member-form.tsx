import { personName } from '@almanac/domain/access/person-name';
import type { PersonReference } from '@almanac/domain/access/schema';
import { dateText } from '@almanac/domain/calendar/date-text';
import { formatPercent } from '@almanac/domain/language/formats';
import { checkWithinCapacity } from '@almanac/domain/teams/members/allocation';
import { checkMembershipPeriod } from '@almanac/domain/teams/members/membership-period';
import { membershipStatusNames } from '@almanac/domain/teams/members/membership-rules';
import { toTenths } from '@almanac/domain/teams/members/percent';
import { AddMember, membershipLabels, type TeamMember } from '@almanac/domain/teams/members/schema';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { textOf } from '../../language/messages.ts';
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
import { text } from './messages/dialogs-text.ts';
import { text as common } from './messages/text.ts';
import { whyNotAgain } from './why-not-again.ts';

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
    sentences: member ? saving() : adding(),
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
          label={text('teams.members.team')}
          placeholder={text('teams.members.selectTeam')}
          isRequired
          chosenName={teamName}
          onPick={(name) => setValue('teamName', name)}
          whyNot={({ id }) =>
            check.allocations?.allocations.some(({ team }) => team.id === id)
              ? text('teams.members.alreadyInTeam')
              : undefined
          }
        />
      )}
      {teamId !== undefined && !member && (
        <FormPersonSelect
          control={control}
          name="userId"
          label={text('teams.members.user')}
          placeholder={text('teams.members.selectUser')}
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
          label={common('teams.members.allocation')}
          unit="%"
          minValue={0}
          maxValue={100}
          step={0.1}
          isRequired
        />
        <Slider
          label={common('teams.members.allocation')}
          isLabelHidden
          value={allocationPercent ?? 0}
          onChange={(drawn) =>
            setValue('allocationPercent', drawn, { shouldDirty: true, shouldValidate: isSubmitted })
          }
          minValue={0}
          maxValue={100}
          step={1}
          formatValue={(value) => formatPercent(value, readerLocale())}
        />
        <FormDatePicker
          control={control}
          name="startDate"
          label={textOf(membershipLabels.startDate)}
          isRequired
        />
        <FormDatePicker
          control={control}
          name="endDate"
          label={text('teams.members.optionalEnd')}
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
    [common('teams.members.allocation')]: formatPercent(allocationPercent, locale),
    [textOf(membershipLabels.startDate)]: dateText(startDate, locale),
    [textOf(membershipLabels.endDate)]:
      endDate === undefined ? common('teams.members.ongoing') : dateText(endDate, locale),
    [common('teams.members.status')]: textOf(membershipStatusNames[isActive ? 'ACTIVE' : 'INACTIVE']),
  };
}

function adding() {
  return {
    submit: common('teams.members.add'),
    pending: text('teams.members.adding'),
    done: text('teams.members.added'),
    failed: text('teams.members.notAdded'),
  };
}

function saving(): ReturnType<typeof adding> {
  return {
    submit: text('teams.members.save'),
    pending: text('teams.members.saving'),
    done: text('teams.members.saved'),
    failed: text('teams.members.notSaved'),
  };
}
