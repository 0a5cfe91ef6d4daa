import type { Department } from '@almanac/domain/departments/schema';
import { useQuery } from '@tanstack/react-query';
import { Building2, Plus } from 'lucide-react';
import { useState } from 'react';
import { BackToAdmin } from '../access/back-to-admin.tsx';
import { ConfirmAction } from '../platform/confirm-action.tsx';
import { ListCard } from '../platform/list-card.tsx';
import { Button } from '../ui/button.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { lazyComponent } from '../ui/lazy-component.ts';
import { EmptyState } from '../ui/message-panel.tsx';
import { PageHeader } from '../ui/page-header.tsx';
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
        subtitle="What users and teams belong to."
        above={<BackToAdmin />}
        actions={
          <Button
            variant="primary"
            icon={<Plus aria-hidden="true" />}
            onPress={() => setDialog({ kind: 'create' })}
          >
            Add Department
          </Button>
        }
      />
      <ListCard label="Departments" query={query} failure="Failed to fetch departments" rows={4}>
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
  if (dialog.kind === 'create') {
    return (
      <FormDialog size="small" title="Add Department" fields={1} onClose={onClose}>
        <DepartmentForm onClose={onClose} />
      </FormDialog>
    );
  }
  const { department } = dialog;
  if (dialog.kind === 'rename') {
    return (
      <FormDialog size="small" title={`Rename ${department.name}`} fields={1} onClose={onClose}>
        <DepartmentForm department={department} onClose={onClose} />
      </FormDialog>
    );
  }
  return (
    <ConfirmAction
      mutation={deleteDepartmentMutation()}
      input={department}
      reload={reloadDepartment}
      title="Delete Department"
      message={
        <>
          Are you sure you want to delete the department &quot;<bdi>{department.name}</bdi>&quot;? This action
          cannot be undone.
        </>
      }
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      variant="danger"
      done={{ text: 'Department deleted', detail: department.name }}
      onClose={onClose}
    />
  );
}
