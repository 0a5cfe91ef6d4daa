import { departmentFields } from '@almanac/domain/departments/department-fields';
import type { Department } from '@almanac/domain/departments/schema';
import { fieldsSetBy } from '@almanac/domain/records/record-fields';
import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { BackToSettings } from '../access/back-to-settings.tsx';
import { ConfirmDeletion } from '../platform/forms/confirm-deletion.tsx';
import { ListCard } from '../platform/lists/list-card.tsx';
import { AddButton } from '../ui/button/add-button.tsx';
import { lazyComponent } from '../ui/lazy-component.ts';
import { FormDialog } from '../ui/overlay/form-dialog.tsx';
import { EmptyState } from '../ui/page/message-panel.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { deleteDepartmentMutation, departmentsQuery, reloadDepartment } from './api.ts';
import { DepartmentTable } from './department-table.tsx';

const DepartmentForm = lazyComponent(async () => (await import('./department-form.tsx')).DepartmentForm);

type OpenDialog = { kind: 'create' } | { kind: 'rename' | 'delete'; department: Department };

export function DepartmentsPage() {
  const query = useQuery(departmentsQuery());
  const [dialog, setDialog] = useState<OpenDialog>();
  return (
    <>
      <PageHeader
        title="Departments"
        above={<BackToSettings />}
        actions={<AddButton onPress={() => setDialog({ kind: 'create' })}>Add Department</AddButton>}
      />
      <ListCard label="Departments" query={query} failure="Couldn't load the departments" rows={4}>
        {(departments) => (
          <DepartmentTable
            departments={departments}
            onRename={(department) => setDialog({ kind: 'rename', department })}
            onDelete={(department) => setDialog({ kind: 'delete', department })}
            emptyState={
              <EmptyState
                icon={<Building2 aria-hidden="true" />}
                title="No departments yet"
                message="Add the first one; users and teams can then be given to it."
              />
            }
          />
        )}
      </ListCard>
      {dialog && <DepartmentDialog dialog={dialog} onClose={() => setDialog(undefined)} />}
    </>
  );
}

function DepartmentDialog({ dialog, onClose }: { dialog: OpenDialog; onClose: () => void }) {
  const department = dialog.kind === 'create' ? undefined : dialog.department;
  if (!department || dialog.kind === 'rename') {
    const title = department ? `Rename ${department.name}` : 'Add Department';
    return (
      <FormDialog
        size="small"
        title={title}
        fields={fieldsSetBy(departmentFields, 'create').length}
        onClose={onClose}
      >
        <DepartmentForm department={department} onClose={onClose} />
      </FormDialog>
    );
  }
  return (
    <ConfirmDeletion
      noun="department"
      mutation={deleteDepartmentMutation()}
      input={department}
      reload={reloadDepartment}
      message={
        <>
          Are you sure you want to delete the department &quot;<bdi>{department.name}</bdi>&quot;? This action
          cannot be undone.
        </>
      }
      onClose={onClose}
    />
  );
}
