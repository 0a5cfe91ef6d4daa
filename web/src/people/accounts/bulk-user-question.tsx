import { type Role, roles } from '@almanac/domain/access/role';
import type { Department } from '@almanac/domain/departments/schema';
import { checkRoleGrant } from '@almanac/domain/people/accounts/user-rules';
import { useState } from 'react';
import { roleNames } from '../../access/role-name.ts';
import { useViewer } from '../../platform/session/session.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Select } from '../../ui/select/select.tsx';
import type { BulkUserChange } from './api.ts';

interface QuestionProps {
  /** Such as '3 people'. */
  count: string;
  onClose: () => void;
  apply: (change: BulkUserChange) => void;
}

interface BulkUserQuestionProps extends QuestionProps {
  /** The change to confirm, if any. */
  kind: BulkUserChange['kind'] | undefined;
  departments: readonly Department[];
}

/** Confirms a bulk change. */
export function BulkUserQuestion({ kind, departments, ...question }: BulkUserQuestionProps) {
  if (kind === 'role') return <RoleQuestion {...question} />;
  if (kind === 'department') return <DepartmentQuestion {...question} departments={departments} />;
  if (kind === undefined) return null;
  return (
    <ConfirmDialog
      isOpen
      onClose={question.onClose}
      title="Deactivate People"
      message={`Are you sure you want to deactivate ${question.count}? They are signed out everywhere at once. Their records stay.`}
      confirmLabel="Deactivate"
      variant="danger"
      onConfirm={() => question.apply({ kind: 'deactivate' })}
    />
  );
}

function RoleQuestion({ count, onClose, apply }: QuestionProps) {
  const viewer = useViewer();
  const [role, setRole] = useState<Role>('EMPLOYEE');
  const grantable = roles.filter((each) => !checkRoleGrant(viewer, each).refused);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title="Change Roles"
      message={`The role of ${count} takes effect at once.`}
      confirmLabel="Change Roles"
      onConfirm={() => apply({ kind: 'role', role })}
    >
      <Select
        label="Role"
        options={grantable.map((id) => ({ id, label: roleNames[id] }))}
        value={role}
        onChange={(chosen) => setRole(chosen ?? 'EMPLOYEE')}
      />
    </ConfirmDialog>
  );
}

function DepartmentQuestion({
  count,
  onClose,
  apply,
  departments,
}: QuestionProps & { departments: readonly Department[] }) {
  const [departmentId, setDepartmentId] = useState<string | null>(null);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title="Move People"
      message={`${count} will belong to this department.`}
      confirmLabel="Move"
      onConfirm={() => apply({ kind: 'department', departmentId })}
    >
      <Select
        label="Department"
        nothing="No department"
        options={departments.map(({ id, name }) => ({ id, label: name }))}
        value={departmentId}
        onChange={setDepartmentId}
      />
    </ConfirmDialog>
  );
}
