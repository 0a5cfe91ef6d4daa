import { type CreatedFeed, CreateFeed } from '@almanac/domain/connections/feeds/schema';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { ActionForm, useActionForm } from '../../platform/forms/action-form.tsx';
import { absenceGroupsQuery } from '../../time-off/presence/entries/api.ts';
import { FormSearchableSelect } from '../../ui/form/form-searchable-select.tsx';
import { FormSelect } from '../../ui/form/form-select.tsx';
import { createFeedMutation } from './api.ts';
import { feedName } from './feed-name.ts';
import { text } from './messages/text.ts';

// One field for the department or the team, as a feed has one of them.
const schema = z.pipe(
  z.object({ kind: CreateFeed.shape.kind, departmentId: z.nullable(z.string()) }),
  z.transform(({ kind, departmentId: group }) => {
    const [of, id] = (kind === 'AWAY' ? group : null)?.split(' ') ?? [];
    return { kind, ...(id !== undefined && { [of === 'team' ? 'teamId' : 'departmentId']: id }) };
  }),
);

interface FeedFormProps {
  onClose: () => void;
  onCreated: (feed: CreatedFeed) => void;
}

/** Adds a feed of one's own time off, or of who is away. */
export function FeedForm({ onClose, onCreated }: FeedFormProps) {
  const { data: groups } = useQuery(absenceGroupsQuery());
  const form = useActionForm({
    schema,
    defaultValues: { kind: 'MINE', departmentId: null as string | null },
    mutation: createFeedMutation(),
    draftName: 'new-feed',
    sentences: {
      submit: text('connections.feeds.add'),
      pending: text('connections.feeds.adding'),
      done: text('connections.feeds.added'),
      failed: text('connections.feeds.notAdded'),
    },
    detailOf: (feed) => feedName(feed, groups),
    onSaved: onCreated,
  });
  const { control } = form;
  const kind = useWatch({ control, name: 'kind' });
  const departments = (groups?.departments ?? []).map(({ id, name }) => ({
    id: `department ${id}`,
    label: name,
    description: text('connections.feeds.department'),
  }));
  const teams = (groups?.teams ?? []).map(({ id, name: team, department: { name: department } }) => ({
    id: `team ${id}`,
    label: text('connections.feeds.teamOf', { team, department }),
  }));
  return (
    <ActionForm form={form} onCancel={onClose}>
      <FormSelect
        control={control}
        name="kind"
        label={text('connections.feeds.kind')}
        options={[
          { id: 'MINE', label: text('connections.feeds.kindMine') },
          { id: 'AWAY', label: text('connections.feeds.kindAway') },
        ]}
      />
      {kind === 'AWAY' && (
        <FormSearchableSelect
          control={control}
          name="departmentId"
          label={text('connections.feeds.group')}
          nothing={text('connections.feeds.everyone')}
          options={[...departments, ...teams]}
        />
      )}
    </ActionForm>
  );
}
