import type { SessionUser } from '@almanac/domain/access/schema';
import { ChangedName, checkChangedName } from '@almanac/domain/people/accounts/person-fields';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ActionForm, useActionForm } from '../platform/forms/action-form.tsx';
import { validatedBy } from '../platform/forms/refusal-at-field.ts';
import { sessionQuery, useViewer } from '../platform/session/session.ts';
import { FormTextField } from '../ui/form/form-text-field.tsx';
import { changeOwnNameMutation } from './api.ts';
import { text } from './messages/name-text.ts';

interface OwnNameFormProps {
  onSaved?: () => void;
  /** Undefined on the profile page. */
  onCancel?: () => void;
}

export function OwnNameForm({ onSaved = () => undefined, onCancel }: OwnNameFormProps) {
  const viewer = useViewer();
  const queryClient = useQueryClient();
  const form = useActionForm({
    schema: changeOf(viewer),
    defaultValues: valuesOf(viewer),
    mutation: changeOwnNameMutation(),
    draftName: 'own-name',
    edit: {
      record: viewer,
      valuesOf,
      reload: async () => (await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }))?.user,
      describe: ({ name }) => ({ [text('profile.name')]: name }),
    },
    sentences: {
      submit: text('profile.saveName'),
      pending: text('profile.savingName'),
      done: text('profile.nameSaved'),
      failed: text('profile.nameNotChanged'),
    },
    detailOf: ({ name }) => name,
    onSaved,
  });
  return (
    <ActionForm form={form} onCancel={onCancel}>
      <FormTextField
        control={form.control}
        name="name"
        label={text('profile.name')}
        autoComplete="name"
        autoFocus={onCancel !== undefined}
        isRequired
      />
    </ActionForm>
  );
}

function changeOf(stored: SessionUser) {
  return z.strictObject({
    name: ChangedName.check(z.superRefine(validatedBy((name) => checkChangedName(name, stored.name)))),
  });
}

function valuesOf({ name }: SessionUser) {
  return { name };
}
