import { ChangeOwnName } from '@almanac/domain/profile/schema';
import { ActionForm, useActionForm } from '../platform/action-form.tsx';
import { useViewer } from '../platform/session.ts';
import { FormTextField } from '../ui/form/form-text-field.tsx';
import { changeOwnNameMutation } from './api.ts';

export function OwnNameForm({ onClose }: { onClose: () => void }) {
  const viewer = useViewer();
  const form = useActionForm({
    schema: ChangeOwnName,
    defaultValues: { name: viewer.name },
    mutation: changeOwnNameMutation(),
    draftName: 'own-name',
    sentences: {
      submit: 'Save Name',
      pending: 'Saving...',
      done: 'Name changed',
      failed: 'Your name was not changed',
    },
    detailOf: ({ name }) => name,
    onSaved: onClose,
  });
  return (
    <ActionForm form={form} onCancel={onClose}>
      <FormTextField
        control={form.control}
        name="name"
        label="Name"
        autoComplete="name"
        autoFocus
        isRequired
      />
    </ActionForm>
  );
}
