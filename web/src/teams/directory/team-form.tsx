import { personName } from '@almanac/domain/access/person-name';
import { CreateTeam, type Team } from '@almanac/domain/teams/directory/schema';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { departmentsQuery } from '../../departments/api.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { useDialogForm } from '../../platform/use-dialog-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { FormSearchableSelect } from '../../ui/form/form-searchable-select.tsx';
import { FormSwitch } from '../../ui/form/form-switch.tsx';
import { FormTextArea } from '../../ui/form/form-text-area.tsx';
import { FormTextField } from '../../ui/form/form-text-field.tsx';
import { TeamNameNote } from './team-name-note.tsx';
import { useSaveTeam } from './use-save-team.ts';
import { UserPicker } from './user-picker.tsx';

const descriptionLimit = 2000;

// The name is kept with the form so that a restored draft can say who was chosen; it is not sent.
const teamFormSchema = CreateTeam.extend({ teamLeadName: z.string() });

interface TeamFormProps {
  /** The team to edit; a new one is made without it. */
  team?: Team | undefined;
  onCancel: () => void;
  onSaved: (team: Team) => void;
}

export function TeamForm({ team, onCancel, onSaved }: TeamFormProps) {
  const form = useForm({
    defaultValues: {
      name: team?.name ?? '',
      description: team?.description ?? '',
      departmentId: team?.department.id ?? '',
      teamLeadId: team?.teamLead?.id ?? null,
      teamLeadName: team?.teamLead ? personName(team.teamLead) : '',
      isActive: team?.isActive ?? true,
    },
    resolver: zodResolver(teamFormSchema),
  });
  const { control, handleSubmit, setValue } = form;
  const { discardDraft, forgetRefusal, showRefusal, refusal } = useDialogForm(form, {
    draftName: team ? `team-${team.id}` : 'new-team',
    failure: team ? 'The team was not saved' : 'The team was not created',
    fields: ['name', 'description', 'departmentId', 'teamLeadId', 'isActive'],
    fieldOfCode: { TEAM_NAME_TAKEN: 'name' },
  });
  const departments = useQuery(departmentsQuery());
  const { save, isPending } = useSaveTeam(team);
  const [name, departmentId, teamLeadName] = useWatch({
    control,
    name: ['name', 'departmentId', 'teamLeadName'],
  });

  const submit = handleSubmit(({ teamLeadName: _, ...values }) => {
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
      submitLabel={team ? 'Save Changes' : 'Create Team'}
      pendingLabel={team ? 'Saving...' : 'Creating...'}
      isPending={isPending}
      refusal={refusal}
    >
      <FormTextField
        control={control}
        name="name"
        label="Team name"
        isRequired
        autoFocus
        autoComplete="off"
        description={<TeamNameNote name={name} departmentId={departmentId} team={team} />}
      />
      <FormSearchableSelect
        control={control}
        name="departmentId"
        label="Department"
        placeholder="Select a department"
        isRequired
        isDisabled={team !== undefined}
        options={
          team
            ? [{ id: team.department.id, label: team.department.name }]
            : (departments.data ?? []).map((each) => ({ id: each.id, label: each.name }))
        }
        description={team && 'A team stays in the department that it was made in.'}
      />
      {departments.error && (
        <Alert tone="danger" title="The departments could not be loaded">
          <p>{errorMessage(departments.error)}</p>
        </Alert>
      )}
      <UserPicker
        control={control}
        name="teamLeadId"
        label="Team lead"
        placeholder="No team lead"
        nobody="No team lead"
        chosenName={teamLeadName}
        onPick={(name) => setValue('teamLeadName', name)}
      />
      <FormTextArea
        control={control}
        name="description"
        label="Description (optional)"
        countLimit={descriptionLimit}
        rows={3}
      />
      <FormSwitch control={control} name="isActive">
        Active
      </FormSwitch>
    </DialogForm>
  );
}
