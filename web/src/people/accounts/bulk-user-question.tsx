import { type Role, roles } from '@almanac/domain/access/role';
import type { Department } from '@almanac/domain/departments/schema';
import { userFields } from '@almanac/domain/people/accounts/user-fields';
import { checkRoleGrant } from '@almanac/domain/people/accounts/user-rules';
import { useState } from 'react';
import { roleNames } from '../../access/role-name.ts';
import { textOf } from '../../language/messages.ts';
import { useViewer } from '../../platform/session/session.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Select } from '../../ui/select/select.tsx';
import type { BulkUserChange } from './api.ts';
import { text } from './messages/dialogs-text.ts';
import { text as commonText } from './messages/text.ts';

interface QuestionProps {
  /** How many people are changed. */
  count: number;
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
      title={text('people.accounts.deactivateMany')}
      message={text('people.accounts.deactivateManyQuestion', { count: question.count })}
      confirmLabel={commonText('people.accounts.deactivate')}
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
      title={text('people.accounts.changeRoles')}
      message={text('people.accounts.changeRolesHint', { count })}
      confirmLabel={text('people.accounts.changeRoles')}
      onConfirm={() => apply({ kind: 'role', role })}
    >
      <Select
        label={textOf(userFields.role.label)}
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
      title={text('people.accounts.moveMany')}
      message={text('people.accounts.moveManyHint', { count })}
      confirmLabel={text('people.accounts.move')}
      onConfirm={() => apply({ kind: 'department', departmentId })}
    >
      <Select
        label={textOf(userFields.departmentId.label)}
        nothing={commonText('people.accounts.noDepartment')}
        options={departments.map(({ id, name }) => ({ id, label: name }))}
        value={departmentId}
        onChange={setDepartmentId}
      />
    </ConfirmDialog>
  );
}
