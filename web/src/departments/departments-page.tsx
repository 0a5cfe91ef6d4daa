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
import { rich, text } from './messages/text.ts';

const DepartmentForm = lazyComponent(async () => (await import('./department-form.tsx')).DepartmentForm);

type OpenDialog = { kind: 'create' } | { kind: 'rename' | 'delete'; department: Department };

export function DepartmentsPage() {
  const query = useQuery(departmentsQuery());
  const [dialog, setDialog] = useState<OpenDialog>();
  return (
    <>
      <PageHeader
        title={text('departments.title')}
        above={<BackToSettings />}
        actions={
          <AddButton onPress={() => setDialog({ kind: 'create' })}>{text('departments.add')}</AddButton>
        }
      />
      <ListCard
        label={text('departments.title')}
        loading={text('departments.loading')}
        query={query}
        failure={text('departments.notLoaded')}
        rows={4}
      >
        {(departments) => (
          <DepartmentTable
            departments={departments}
            onRename={(department) => setDialog({ kind: 'rename', department })}
            onDelete={(department) => setDialog({ kind: 'delete', department })}
            emptyState={
              <EmptyState
                icon={<Building2 aria-hidden="true" />}
                title={text('departments.none')}
                message={text('departments.noneHint')}
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
    const title = department ? text('departments.renameNamed', department) : text('departments.add');
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
      title={text('departments.deleteTitle')}
      done={text('departments.deleted')}
      mutation={deleteDepartmentMutation()}
      input={department}
      reload={reloadDepartment}
      message={rich('departments.deleteQuestion', { name: <bdi>{department.name}</bdi> })}
      onClose={onClose}
    />
  );
}
