import type { Department } from '@almanac/domain/departments/schema';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { RowActions } from '../ui/data/row-actions.tsx';
import { Table } from '../ui/data/table.tsx';

interface DepartmentTableProps {
  departments: readonly Department[];
  onRename: (department: Department) => void;
  onDelete: (department: Department) => void;
  emptyState: ReactNode;
}

export function DepartmentTable({ departments, onRename, onDelete, emptyState }: DepartmentTableProps) {
  return (
    <Table
      label="Departments"
      rows={departments}
      rowKey={({ id }) => id}
      emptyState={emptyState}
      columns={[
        {
          id: 'name',
          header: 'Name',
          isRowHeader: true,
          cell: ({ name }) => <bdi className="font-medium">{name}</bdi>,
        },
        {
          id: 'users',
          header: 'Users',
          align: 'end',
          cell: ({ id, name, userCount }) => (
            <CountLink
              to={`/admin/users?department=${id}`}
              count={userCount}
              label={`${userCount} users of ${name}`}
            />
          ),
        },
        {
          id: 'teams',
          header: 'Teams',
          align: 'end',
          cell: ({ id, name, teamCount }) => (
            <CountLink
              to={`/teams?department=${id}`}
              count={teamCount}
              label={`${teamCount} teams of ${name}`}
            />
          ),
        },
        {
          id: 'actions',
          header: 'Actions',
          align: 'end',
          isHeaderHidden: true,
          cell: (department) => (
            <RowActions
              name={department.name}
              actions={{ Rename: () => onRename(department), Delete: () => onDelete(department) }}
            />
          ),
        },
      ]}
    />
  );
}

interface CountLinkProps {
  to: string;
  count: number;
  label: string;
}

function CountLink({ to, count, label }: CountLinkProps) {
  return (
    <Link
      to={to}
      aria-label={label}
      className="inline-flex min-h-6 min-w-6 items-center justify-end text-accent-text tabular-nums underline underline-offset-2 max-md:min-h-11 max-md:min-w-11"
    >
      {count}
    </Link>
  );
}
