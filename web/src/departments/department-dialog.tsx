import type { Department } from '@almanac/domain/departments/schema';
import { lazy, Suspense } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { FormSkeleton } from '../ui/form-skeleton.tsx';
import { toast } from '../ui/toast.ts';

// The form brings the schema library, which the rest of the page can do without.
const DepartmentForm = lazy(async () => ({
  default: (await import('./department-form.tsx')).DepartmentForm,
}));

interface DepartmentDialogProps {
  /** The department to rename; a new one is added without it. */
  department?: Department;
  onClose: () => void;
}

export function DepartmentDialog({ department, onClose }: DepartmentDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="small"
      title={department ? `Rename ${department.name}` : 'Add Department'}
    >
      <Suspense fallback={<FormSkeleton fields={1} />}>
        <DepartmentForm
          department={department}
          onCancel={onClose}
          onSaved={({ name }) => {
            onClose();
            toast(department ? 'Department renamed' : 'Department added', { detail: name });
          }}
        />
      </Suspense>
    </Dialog>
  );
}
