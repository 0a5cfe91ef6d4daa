import { ChangeOwnName } from '@almanac/domain/people/schema';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useViewer } from '../platform/session.ts';
import { FormTextField } from '../ui/form/form-text-field.tsx';
import { PeopleForm } from './people-form.tsx';
import { changeOwnNameMutation } from './profile-api.ts';
import { usePeopleForm } from './use-people-form.ts';

interface OwnNameFormProps {
  onCancel: () => void;
  onSaved: (name: string) => void;
}

export function OwnNameForm({ onCancel, onSaved }: OwnNameFormProps) {
  const viewer = useViewer();
  const form = useForm({ defaultValues: { name: viewer.name }, resolver: zodResolver(ChangeOwnName) });
  const { discardDraft, forgetRefusal, showRefusal, refusal } = usePeopleForm(form, {
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
    <PeopleForm
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
    </PeopleForm>
  );
}
