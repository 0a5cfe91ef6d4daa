import type { Department } from '@almanac/domain/departments/schema';
import { useQuery } from '@tanstack/react-query';
import { Building2, Plus } from 'lucide-react';
import { useState } from 'react';
import { BackToAdmin } from '../access/back-to-admin.tsx';
import { errorMessage } from '../platform/api-error.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SkeletonArea, SkeletonRows } from '../ui/skeleton.tsx';
import { departmentsQuery } from './api.ts';
import { DeleteDepartmentDialog } from './delete-department-dialog.tsx';
import { DepartmentDialog } from './department-dialog.tsx';
import { DepartmentTable } from './department-table.tsx';

type OpenDialog = { kind: 'create' } | { kind: 'rename' | 'delete'; department: Department };

export function DepartmentsPage() {
  const { data: departments, error, refetch, isFetching } = useQuery(departmentsQuery());
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
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
      <Card>
        <section aria-label="Departments" aria-busy={isFetching}>
          {departments ? (
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
          ) : error ? (
            <ErrorState
              title="Failed to fetch departments"
              message={errorMessage(error)}
              onRetry={() => refetch()}
              isRetrying={isFetching}
            />
          ) : (
            <SkeletonArea label="Loading the departments">
              <SkeletonRows rows={4} />
            </SkeletonArea>
          )}
        </section>
      </Card>
      {dialog?.kind === 'create' && <DepartmentDialog onClose={close} />}
      {dialog?.kind === 'rename' && <DepartmentDialog department={dialog.department} onClose={close} />}
      {dialog?.kind === 'delete' && <DeleteDepartmentDialog department={dialog.department} onClose={close} />}
    </>
  );
}
