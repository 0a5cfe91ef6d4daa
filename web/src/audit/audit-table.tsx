import { type AuditedEntity, auditedEntities } from '@almanac/domain/audit/audited-entity';
import type { AuditEntry } from '@almanac/domain/audit/schema';
import type { ReactNode } from 'react';
import { InstantText } from '../platform/time-text.tsx';
import { Badge } from '../ui/badge.tsx';
import { Table } from '../ui/table.tsx';
import { ChangeList } from './change-list.tsx';

export const entityNames: Record<AuditedEntity, string> = {
  user: 'User',
  department: 'Department',
  team: 'Team',
  membership: 'Team membership',
  'time-off-request': 'Time off request',
  mail: 'Mail',
  import: 'Import',
  company: 'Company',
};

interface AuditTableProps {
  entries: readonly AuditEntry[];
  emptyState: ReactNode;
}

export function AuditTable({ entries, emptyState }: AuditTableProps) {
  return (
    <Table
      label="Audit log"
      rows={entries}
      rowKey={({ id }) => id}
      emptyState={emptyState}
      isTall
      isWide
      columns={[
        { id: 'what', header: 'What', isRowHeader: true, cell: (entry) => <What entry={entry} /> },
        { id: 'record', header: 'Record', cell: (entry) => <Whose entry={entry} /> },
        {
          id: 'actor',
          header: 'Who',
          cell: ({ actor }) =>
            actor ? <Person person={actor} /> : <span className="text-ink-muted">Almanac itself</span>,
        },
        {
          id: 'at',
          header: 'When',
          cell: ({ at }) => (
            <span className="text-ink-muted tabular-nums">
              <InstantText instant={at} />
            </span>
          ),
        },
      ]}
    />
  );
}

function What({ entry: { summary, changes, reason } }: { entry: AuditEntry }) {
  return (
    <div className="flex flex-col gap-1">
      <bdi className="[overflow-wrap:anywhere]">{summary}</bdi>
      <ChangeList changes={changes} />
      {reason !== undefined && (
        <p className="text-sm [overflow-wrap:anywhere]">
          <span className="text-ink-muted">Reason: </span>
          <bdi>{reason}</bdi>
        </p>
      )}
    </div>
  );
}

/** The record that was changed, and whose it was where it was somebody's. */
function Whose({ entry: { entity, subject } }: { entry: AuditEntry }) {
  return (
    <div className="flex flex-col items-start gap-1 as-cards:items-end">
      {subject && <Person person={subject} />}
      <Badge>{entityName(entity)}</Badge>
    </div>
  );
}

/** A person as they were called at the time. */
function Person({ person: { name, email } }: { person: NonNullable<AuditEntry['subject']> }) {
  if (!name) return <span className="text-ink-muted">A deleted account</span>;
  return (
    <div className="flex max-w-52 flex-col break-words as-cards:text-right">
      <bdi>{name}</bdi>
      {email !== undefined && email !== name && <AddressText email={email} />}
    </div>
  );
}

/** An address that breaks before its company, where it has too little room. */
function AddressText({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <bdi className="text-sm text-ink-muted">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </bdi>
  );
}

/** The noun of an entry in words; one that is not known is shown as it is stored. */
function entityName(entity: string): string {
  const known = auditedEntities.find((each) => each === entity);
  return known ? entityNames[known] : entity;
}
