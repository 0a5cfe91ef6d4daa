import { type AuditedEntity, auditedEntities } from '@almanac/domain/audit/audited-entity';
import type { AuditEntry } from '@almanac/domain/audit/schema';
import type { ReactNode } from 'react';
import { InstantText } from '../platform/time-text.tsx';
import { Badge } from '../ui/badge.tsx';
import { Table } from '../ui/table.tsx';

export const entityNames: Record<AuditedEntity, string> = {
  user: 'User',
  department: 'Department',
  team: 'Team',
  membership: 'Team membership',
  'time-off-request': 'Time off request',
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
      columns={[
        {
          id: 'summary',
          header: 'What',
          isRowHeader: true,
          cell: ({ summary }) => <bdi className="[overflow-wrap:anywhere]">{summary}</bdi>,
        },
        { id: 'actor', header: 'Who', cell: (entry) => <ActorName entry={entry} /> },
        { id: 'entity', header: 'Record', cell: ({ entity }) => <Badge>{entityName(entity)}</Badge> },
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

function ActorName({ entry: { actor } }: { entry: AuditEntry }) {
  if (actor === undefined) return <span className="text-ink-muted">Almanac itself</span>;
  if (!actor.name) return <span className="text-ink-muted">A deleted account</span>;
  return <bdi className="break-words">{actor.name}</bdi>;
}

/** The noun of an entry in words; one that is not known is shown as it is stored. */
function entityName(entity: string): string {
  const known = auditedEntities.find((each) => each === entity);
  return known ? entityNames[known] : entity;
}
