import type { AuditEntry } from '@almanac/domain/audit/schema';
import { isErased } from '@almanac/domain/erased-person';
import { auditedEntities } from '@almanac/domain/events/audited-entity';
import type { SeenAtDecision } from '@almanac/domain/time-off/approvals/schema';
import type { RequestState } from '@almanac/domain/time-off/events';
import type { ReactNode } from 'react';
import { PersonLink } from '../access/person-link.tsx';
import { countText } from '../platform/lists/count-text.ts';
import { InstantText } from '../platform/time-text.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button/button.tsx';
import { MailAddress } from '../ui/data/mail-address.tsx';
import { Table } from '../ui/data/table.tsx';
import { lazyComponent } from '../ui/lazy-component.ts';
import { LazyPart } from '../ui/lazy-part.tsx';
import { Disclosure } from '../ui/page/disclosure.tsx';
import { entityNames } from './action-names.ts';
import { ChangeList } from './change-list.tsx';
import { type EntryGroup, groupByCall } from './entry-groups.ts';

const SeenLine = lazyComponent(
  async () => (await import('../time-off/approvals/facts/seen-line.tsx')).SeenLine,
);

interface AuditTableProps {
  entries: readonly AuditEntry[];
  emptyState: ReactNode;
  /** Shows all entries of a call. */
  onCall: (id: string) => void;
}

export function AuditTable({ entries, emptyState, onCall }: AuditTableProps) {
  return (
    <Table
      label="Audit log"
      rows={groupByCall(entries)}
      rowKey={([{ id }]) => id}
      emptyState={emptyState}
      isTall
      isWide
      columns={[
        {
          id: 'what',
          header: 'What',
          isRowHeader: true,
          cell: (group) => <WhatOfCall group={group} onCall={onCall} />,
        },
        { id: 'record', header: 'Record', cell: (group) => <Whose group={group} /> },
        {
          id: 'actor',
          header: 'Who',
          cell: ([{ actor }]) => <Actor actor={actor} />,
        },
        {
          id: 'at',
          header: 'When',
          cell: ([{ at }]) => (
            <span className="text-ink-muted tabular-nums">
              <InstantText instant={at} />
            </span>
          ),
        },
      ]}
    />
  );
}

const shownAtOnce = 3;

/** The changes of one call; a long list starts folded. */
function WhatOfCall({ group, onCall }: { group: EntryGroup; onCall: AuditTableProps['onCall'] }) {
  const [{ call }] = group;
  if (!call) return <What entry={group[0]} />;
  const rest = group.slice(shownAtOnce);
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-sm text-ink-muted">{countText(call.entries, 'entry', 'entries')} of one call</p>
      <Entries entries={group.slice(0, shownAtOnce)} />
      {rest.length > 0 && (
        <Disclosure title={`${rest.length} more`} className="-ml-2 text-sm">
          <Entries entries={rest} />
        </Disclosure>
      )}
      {call.entries > group.length && (
        <Button variant="quiet" size="small" onPress={() => onCall(call.id)}>
          Show all {call.entries} together
        </Button>
      )}
    </div>
  );
}

function Entries({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {entries.map((entry) => (
        <li key={entry.id} className="border-l-2 border-line pl-3">
          <What entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function What({ entry: { at, summary, changes, reason, data } }: { entry: AuditEntry }) {
  // The log stores only what the event's definition allows.
  const { request, seen } = data as { request?: RequestState; seen?: SeenAtDecision };
  return (
    <div className="flex flex-col gap-1">
      <span className="[overflow-wrap:anywhere]">{summary}</span>
      <ChangeList changes={changes} />
      {request && seen && (
        <LazyPart fallback={<p className="text-sm text-ink-muted">What the approver saw: …</p>}>
          <SeenLine seen={seen} unit={request.unit} at={at} />
        </LazyPart>
      )}
      {reason !== undefined && (
        <p className="text-sm [overflow-wrap:anywhere]">
          <span className="text-ink-muted">Reason: </span>
          <bdi>{reason}</bdi>
        </p>
      )}
    </div>
  );
}

/** The changed records, and their owner if it is one person. */
function Whose({ group }: { group: EntryGroup }) {
  const [{ subject }] = group;
  const isOfOne = group.every((entry) => entry.subject?.id === subject?.id);
  const entities = new Set(group.map(({ entity }) => entity));
  return (
    <div className="flex flex-col items-start gap-1 as-cards:items-end">
      {subject && isOfOne && <Person person={subject} />}
      {[...entities].map((entity) => (
        <Badge key={entity}>{entityName(entity)}</Badge>
      ))}
    </div>
  );
}

/** A person, a service or the system. */
function Actor({ actor: { kind, id, ...named } }: { actor: AuditEntry['actor'] }) {
  if (id === undefined) return <span className="text-ink-muted">{named.name}</span>;
  if (kind === 'PERSON') return <Person person={{ id, ...named }} />;
  return (
    <div className="flex max-w-52 flex-col break-words as-cards:text-right">
      <bdi>{named.name}</bdi>
      <span className="text-sm text-ink-muted">Service</span>
    </div>
  );
}

/** A person's name at the time. */
function Person({ person: { id, name, email } }: { person: NonNullable<AuditEntry['subject']> }) {
  if (!name) return <span className="text-ink-muted">A deleted account</span>;
  return (
    <div className="flex max-w-52 flex-col break-words as-cards:text-right">
      {email === undefined ? <bdi>{name}</bdi> : <PersonLink person={{ id, name, email }} />}
      {email !== undefined && email !== name && !isErased({ email }) && (
        <span className="text-sm text-ink-muted">
          <MailAddress address={email} />
        </span>
      )}
    </div>
  );
}

/** Entity name of an entry; an unknown one is shown as stored. */
function entityName(entity: string): string {
  const known = auditedEntities.find((each) => each === entity);
  return known ? entityNames[known] : entity;
}
