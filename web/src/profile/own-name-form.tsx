import { ChangeOwnName } from '@almanac/domain/profile/schema';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useViewer } from '../platform/session.ts';
import { useDialogForm } from '../platform/use-dialog-form.ts';
import { DialogForm } from '../ui/dialog-form.tsx';
import { FormTextField } from '../ui/form/form-text-field.tsx';
import { changeOwnNameMutation } from './api.ts';

interface OwnNameFormProps {
  onCancel: () => void;
  onSaved: (name: string) => void;
}

export function OwnNameForm({ onCancel, onSaved }: OwnNameFormProps) {
  const viewer = useViewer();
  const form = useForm({ defaultValues: { name: viewer.name }, resolver: zodResolver(ChangeOwnName) });
  const { discardDraft, forgetRefusal, showRefusal, refusal } = useDialogForm(form, {
    draftName: 'own-name',
    failure: 'Your name was not changed',
    fields: ['name'],
  });
  const { mutate, isPending } = useMutation(changeOwnNameMutation());
  const submit = form.handleSubmit((change) => {
    forgetRefusal();
    mutate(change, {
      onSuccess: ({ name }) => {
        discardDraft();
        onSaved(name);
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
      submitLabel="Save Name"
      pendingLabel="Saving..."
      isPending={isPending}
      refusal={refusal}
    >
      <FormTextField
        control={form.control}
        name="name"
        label="Name"
        autoComplete="name"
        autoFocus
        isRequired
      />
    </DialogForm>
  );
}
