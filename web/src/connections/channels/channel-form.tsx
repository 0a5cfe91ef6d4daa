import { type Channel, CreateChannel, channelKinds } from '@almanac/domain/connections/channels/schema';
import { languageName, languages } from '@almanac/domain/language/language';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ActionForm, useActionForm } from '../../platform/forms/action-form.tsx';
import { absenceGroupsQuery } from '../../time-off/presence/entries/api.ts';
import { FormSearchableSelect } from '../../ui/form/form-searchable-select.tsx';
import { FormSelect } from '../../ui/form/form-select.tsx';
import { FormSwitch } from '../../ui/form/form-switch.tsx';
import { FormTextField } from '../../ui/form/form-text-field.tsx';
import { reloadChannel, saveChannelMutation } from './api.ts';
import { audienceOf, kindName, timesOf } from './channel-words.ts';
import { text } from './messages/text.ts';

const { name, kind, language } = CreateChannel.shape;

// One field for the department or the team, as a channel has one of them.
const schemaWith = (url: z.ZodMiniType<string, string>) =>
  z.pipe(
    z
      .object({
        name,
        kind,
        url,
        departmentId: z.nullable(z.string()),
        isDaily: z.boolean(),
        isWeekly: z.boolean(),
        language,
      })
      .check(
        z.refine(({ isDaily, isWeekly }) => isDaily || isWeekly, {
          path: ['isWeekly'],
          error: () => text('connections.chat.noPosts'),
        }),
      ),
    z.transform(({ departmentId: group, isDaily, isWeekly, ...values }) => {
      const [of, id] = group?.split(' ') ?? [];
      return {
        ...values,
        posts: [
          ...(isDaily ? (['AWAY_DAILY'] as const) : []),
          ...(isWeekly ? (['AWAY_WEEKLY'] as const) : []),
        ],
        ...(id !== undefined && { [of === 'team' ? 'teamId' : 'departmentId']: id }),
      };
    }),
  );

const ofNew = schemaWith(CreateChannel.shape.url);
/** An empty URL keeps the present one. */
const ofKnown = schemaWith(z.string());

interface ChannelFormProps {
  /** The channel to change; a new one if undefined. */
  channel: Channel | undefined;
  onClose: () => void;
}

/** Adds or changes a channel. Its URL is a secret, so no draft of it is stored. */
export function ChannelForm({ channel, onClose }: ChannelFormProps) {
  const { data: groups } = useQuery(absenceGroupsQuery());
  const needsUrl = !channel || channel.isUrlLost === true;
  const form = useActionForm({
    schema: needsUrl ? ofNew : ofKnown,
    defaultValues: valuesOf(channel),
    mutation: saveChannelMutation(channel),
    draftName: 'channel',
    ignoresDrafts: true,
    edit: channel && {
      record: channel,
      valuesOf,
      reload: () => reloadChannel(channel),
      describe: (described) => ({
        [text('connections.chat.name')]: described.name,
        [text('connections.chat.url')]: described.url,
        [text('connections.chat.group')]: audienceOf(described, groups),
        [text('connections.chat.when')]: timesOf(described),
        [text('connections.chat.language')]: languageName(described.language),
      }),
    },
    sentences: channel ? changing() : adding(),
    detailOf: (saved) => saved.name,
    fieldOfCode: { VISIBILITY: 'departmentId' },
    onSaved: onClose,
  });
  const { control } = form;
  const departments = (groups?.departments ?? []).map(({ id, name: label }) => ({
    id: `department ${id}`,
    label,
    description: text('connections.chat.department'),
  }));
  const teams = (groups?.teams ?? []).map(({ id, name: team, department }) => ({
    id: `team ${id}`,
    label: text('connections.chat.teamOf', { team, department: department.name }),
  }));
  return (
    <ActionForm form={form} onCancel={onClose}>
      <FormTextField
        control={control}
        name="name"
        label={text('connections.chat.name')}
        placeholder={text('connections.chat.namePlaceholder')}
        autoComplete="off"
        maxLength={100}
        autoFocus
        isRequired
      />
      <FormSelect
        control={control}
        name="kind"
        label={text('connections.chat.kind')}
        options={channelKinds.map((id) => ({ id, label: kindName(id) }))}
        isRequired
      />
      <FormTextField
        control={control}
        name="url"
        label={text('connections.chat.url')}
        description={
          channel ? text('connections.chat.urlKept', { url: channel.url }) : text('connections.chat.urlHint')
        }
        autoComplete="off"
        maxLength={2000}
        isRequired={needsUrl}
      />
      <FormSearchableSelect
        control={control}
        name="departmentId"
        label={text('connections.chat.group')}
        nothing={text('connections.chat.everyone')}
        options={[...departments, ...teams]}
      />
      <FormSelect
        control={control}
        name="language"
        label={text('connections.chat.language')}
        options={languages.map((id) => ({ id, label: languageName(id) }))}
        isRequired
      />
      <FormSwitch control={control} name="isDaily">
        {text('connections.chat.daily')}
      </FormSwitch>
      <FormSwitch control={control} name="isWeekly">
        {text('connections.chat.weekly')}
      </FormSwitch>
    </ActionForm>
  );
}

function groupOf({ departmentId, teamId }: Channel): string | null {
  if (departmentId !== undefined) return `department ${departmentId}`;
  return teamId === undefined ? null : `team ${teamId}`;
}

function valuesOf(channel: Channel | undefined) {
  return {
    name: channel?.name ?? '',
    kind: channel?.kind ?? 'SLACK',
    url: '',
    departmentId: channel ? groupOf(channel) : null,
    isDaily: channel?.posts.includes('AWAY_DAILY') ?? true,
    isWeekly: channel?.posts.includes('AWAY_WEEKLY') ?? false,
    language: channel?.language ?? 'en',
  };
}

function adding() {
  return {
    submit: text('connections.chat.add'),
    pending: text('connections.chat.saving'),
    done: text('connections.chat.added'),
    failed: text('connections.chat.notSaved'),
  };
}

function changing(): ReturnType<typeof adding> {
  return {
    submit: text('connections.chat.save'),
    pending: text('connections.chat.saving'),
    done: text('connections.chat.saved'),
    failed: text('connections.chat.notSaved'),
  };
}
