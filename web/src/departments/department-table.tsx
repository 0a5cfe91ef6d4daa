import type { Department } from '@almanac/domain/departments/schema';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { RowActions } from '../ui/data/row-actions.tsx';
import { Table } from '../ui/data/table.tsx';
import { text } from './messages/text.ts';

interface DepartmentTableProps {
  departments: readonly Department[];
  onRename: (department: Department) => void;
  onDelete: (department: Department) => void;
  emptyState: ReactNode;
}

export function DepartmentTable({ departments, onRename, onDelete, emptyState }: DepartmentTableProps) {
  return (
    <Table
      label={text('departments.title')}
      rows={departments}
      rowKey={({ id }) => id}
      emptyState={emptyState}
      columns={[
        {
          id: 'name',
          header: text('departments.nameColumn'),
          isRowHeader: true,
          cell: ({ name }) => <bdi className="font-medium">{name}</bdi>,
        },
        {
          id: 'users',
          header: text('departments.usersColumn'),
          align: 'end',
          cell: ({ id, name, userCount }) => (
            <CountLink
              to={`/admin/users?department=${id}`}
              count={userCount}
              label={text('departments.usersOf', { name, count: userCount })}
            />
          ),
        },
        {
          id: 'teams',
          header: text('departments.teamsColumn'),
          align: 'end',
          cell: ({ id, name, teamCount }) => (
            <CountLink
              to={`/teams?department=${id}`}
              count={teamCount}
              label={text('departments.teamsOf', { name, count: teamCount })}
            />
          ),
        },
        {
          id: 'actions',
          header: text('departments.actionsColumn'),
          align: 'end',
          isHeaderHidden: true,
          cell: (department) => (
            <RowActions
              actions={[
                {
                  label: text('departments.rename'),
                  name: text('departments.renameNamed', department),
                  onPress: () => onRename(department),
                },
                {
                  label: text('departments.delete'),
                  name: text('departments.deleteNamed', department),
                  onPress: () => onDelete(department),
                },
              ]}
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
