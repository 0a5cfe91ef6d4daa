import { personName } from '@almanac/domain/access/person-name';
import { CreateTeam, type Team } from '@almanac/domain/teams/directory/schema';
import { teamFields } from '@almanac/domain/teams/directory/team-fields';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { DepartmentField } from '../../departments/department-field.tsx';
import { textOf } from '../../language/messages.ts';
import { FormPersonSelect } from '../../people/accounts/picker/form-person-select.tsx';
import { ActionForm, useActionForm } from '../../platform/forms/action-form.tsx';
import { FormOtherNames } from '../../platform/forms/names/form-other-names.tsx';
import { describedFields, FormInputs, formValues } from '../../platform/forms/record-form.tsx';
import { mainNameOf } from '../../platform/shown-name.ts';
import { FormSwitch } from '../../ui/form/form-switch.tsx';
import { FormTextArea } from '../../ui/form/form-text-area.tsx';
import { FormTextField } from '../../ui/form/form-text-field.tsx';
import { reloadTeam, saveTeamMutation } from './api.ts';
import { text } from './messages/text.ts';
import { TeamNameNote } from './team-name-note.tsx';

// The name is for restored drafts only; it isn't sent.
const teamFormSchema = z.pipe(
  z.extend(CreateTeam, { teamLeadName: z.string() }),
  z.transform(({ teamLeadName: _, ...team }) => team),
);

interface TeamFormProps {
  /** The team to edit; a new one if undefined. */
  team?: Team | undefined;
  onClose: () => void;
}

export function TeamForm({ team, onClose }: TeamFormProps) {
  const form = useActionForm({
    schema: teamFormSchema,
    defaultValues: valuesOf(team),
    mutation: saveTeamMutation(team),
    draftName: team ? `team-${team.id}` : 'new-team',
    edit: team && { record: team, valuesOf, reload: () => reloadTeam(team), describe },
    sentences: team ? saving() : creating(),
    detailOf: ({ name }) => name,
    fieldOfCode: { TEAM_NAME_TAKEN: 'name' },
    onSaved: onClose,
  });
  const { control, setValue } = form;
  const [name, departmentId, teamLeadName] = useWatch({
    control,
    name: ['name', 'departmentId', 'teamLeadName'],
  });
  return (
    <ActionForm form={form} onCancel={onClose}>
      <FormInputs<typeof teamFields, 'create'>
        inputs={{
          name: (
            <FormTextField
              control={control}
              name="name"
              label={textOf(teamFields.name.label)}
              isRequired
              autoFocus
              autoComplete="off"
              description={<TeamNameNote name={name} departmentId={departmentId} team={team} />}
            />
          ),
          names: <FormOtherNames control={control} />,
          departmentId: (
            <DepartmentField
              control={control}
              name="departmentId"
              fixed={team?.department}
              description={team && text('teams.directory.departmentFixed')}
            />
          ),
          teamLeadId: (
            <FormPersonSelect
              control={control}
              name="teamLeadId"
              label={textOf(teamFields.teamLeadId.label)}
              nothing={text('teams.directory.noLead')}
              chosenName={teamLeadName}
              onPick={(name) => setValue('teamLeadName', name)}
            />
          ),
          description: (
            <FormTextArea
              control={control}
              name="description"
              label={text('teams.directory.optionalDescription')}
              countLimit={teamFields.description.max}
              rows={3}
            />
          ),
          isActive: (
            <FormSwitch control={control} name="isActive">
              {text('teams.directory.active')}
            </FormSwitch>
          ),
        }}
      />
    </ActionForm>
  );
}

function valuesOf(team: Team | undefined) {
  const departmentId = team?.department.id ?? '';
  return {
    ...formValues(teamFields, 'create', {
      ...team,
      ...(team && { name: mainNameOf(team) }),
      teamLeadId: team?.teamLead?.id,
    }),
    departmentId,
    teamLeadName: team?.teamLead ? personName(team.teamLead) : '',
    isActive: team?.isActive ?? true,
  };
}

function describe({ teamLead, isActive, ...team }: Team) {
  return {
    [textOf(teamFields.name.label)]: mainNameOf(team),
    [textOf(teamFields.teamLeadId.label)]: teamLead ? personName(teamLead) : '',
    ...describedFields(teamFields, { ...team, name: mainNameOf(team) }),
    [text('teams.directory.status')]: text(isActive ? 'teams.directory.active' : 'teams.directory.inactive'),
  };
}

function creating() {
  return {
    submit: text('teams.directory.create'),
    pending: text('teams.directory.creating'),
    done: text('teams.directory.created'),
    failed: text('teams.directory.notCreated'),
  };
}

function saving(): ReturnType<typeof creating> {
  return {
    submit: text('teams.directory.save'),
    pending: text('teams.directory.saving'),
    done: text('teams.directory.saved'),
    failed: text('teams.directory.notSaved'),
  };
}
