import { CreateDepartment, type Department } from '@almanac/domain/departments/schema';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useDialogForm } from '../platform/use-dialog-form.ts';
import { DialogForm } from '../ui/dialog-form.tsx';
import { FormTextField } from '../ui/form/form-text-field.tsx';
import { saveDepartmentMutation } from './api.ts';

interface DepartmentFormProps {
  /** The department to rename; a new one is added without it. */
  department: Department | undefined;
  onCancel: () => void;
  onSaved: (department: Department) => void;
}

export function DepartmentForm({ department, onCancel, onSaved }: DepartmentFormProps) {
  const form = useForm({
    defaultValues: { name: department?.name ?? '' },
    resolver: zodResolver(CreateDepartment),
  });
  const { discardDraft, forgetRefusal, showRefusal, refusal } = useDialogForm(form, {
    draftName: department ? `department-${department.id}` : 'new-department',
    failure: department ? 'The department was not renamed' : 'The department was not added',
    fields: ['name'],
    fieldOfCode: { DEPARTMENT_NAME_TAKEN: 'name' },
  });
  const { mutate, isPending } = useMutation(saveDepartmentMutation());
  const submit = form.handleSubmit(({ name }) => {
    forgetRefusal();
    mutate(
      { id: department?.id, name },
      {
        onSuccess: (saved) => {
          discardDraft();
          onSaved(saved);
        },
        onError: showRefusal,
      },
    );
  });
  return (
    <DialogForm
      onSubmit={submit}
      onCancel={() => {
        discardDraft();
        onCancel();
      }}
      submitLabel={department ? 'Save Name' : 'Add Department'}
      pendingLabel={department ? 'Saving...' : 'Adding...'}
      isPending={isPending}
      refusal={refusal}
    >
      <FormTextField
        control={form.control}
        name="name"
        label="Department name"
        autoComplete="off"
        autoFocus
        isRequired
      />
    </DialogForm>
  );
}
