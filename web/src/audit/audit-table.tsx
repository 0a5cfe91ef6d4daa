import type { AuditEntry } from '@almanac/domain/audit/schema';
import { isErased } from '@almanac/domain/erased-person';
import type { SeenAtDecision } from '@almanac/domain/time-off/approvals/schema';
import type { RequestState } from '@almanac/domain/time-off/events';
import { Cog, Plug } from 'lucide-react';
import type { ReactNode } from 'react';
import { PersonLink } from '../access/person-link.tsx';
import { Face } from '../people/photos/face.tsx';
import { InstantText } from '../platform/time-text.tsx';
import { Badge } from '../ui/badge.tsx';
import { MailAddress } from '../ui/data/mail-address.tsx';
import { Table } from '../ui/data/table.tsx';
import { lazyComponent } from '../ui/lazy-component.ts';
import { LazyPart } from '../ui/lazy-part.tsx';
import { MoreMenu } from '../ui/menu/more-menu.tsx';
import { Disclosure } from '../ui/page/disclosure.tsx';
import { ChangeList } from './change-list.tsx';
import { changesBeside } from './change-text.ts';
import { entityName } from './entity-names.ts';
import { type EntryGroup, groupByCall } from './entry-groups.ts';
import { rich, text } from './messages/text.ts';

const SeenLine = lazyComponent(
  async () => (await import('../time-off/approvals/facts/seen-line.tsx')).SeenLine,
);

interface AuditTableProps {
  entries: readonly AuditEntry[];
  emptyState: ReactNode;
  /** Shows all entries of a call. */
  onCall: (id: string) => void;
}

/** A line per entry: when, who and what; the rest unfolds below it. */
export function AuditTable({ entries, emptyState, onCall }: AuditTableProps) {
  return (
    <Table
      label={text('audit.label')}
      rows={groupByCall(entries)}
      rowKey={([{ id }]) => id}
      emptyState={emptyState}
      rowStyle="tall"
      columns={[
        {
          id: 'at',
          header: text('audit.when'),
          cell: ([{ at }]) => (
            <span className="flex min-h-7 items-center text-sm text-ink-muted tabular-nums">
              <InstantText instant={at} />
            </span>
          ),
        },
        { id: 'actor', header: text('audit.doneBy'), cell: ([{ actor }]) => <Actor actor={actor} /> },
        {
          id: 'what',
          header: text('audit.what'),
          isRowHeader: true,
          fillsRow: true,
          cell: (group) => <Sentence group={group} />,
        },
        {
          id: 'actions',
          header: text('audit.actions'),
          isHeaderHidden: true,
          align: 'end',
          cell: (group) => <CallActions group={group} onCall={onCall} />,
        },
      ]}
    />
  );
}

/** What happened, cut to a line; pressing it shows the details. */
function Sentence({ group }: { group: EntryGroup }) {
  const [entry] = group;
  const { summary, call } = entry;
  return (
    <Disclosure
      className="-mx-2 as-rows:-my-1"
      title={
        <span className="line-clamp-1 font-normal [overflow-wrap:anywhere] group-data-expanded/disclosure:line-clamp-none as-cards:line-clamp-3">
          {summary}
          {call && (
            <span className="text-sm text-ink-muted">
              {' · '}
              {text('audit.related', { count: call.entries })}
            </span>
          )}
        </span>
      }
    >
      <div className="flex flex-col gap-2 px-2 pt-1 pb-2">
        {call ? <OfCall group={group} /> : <Details entry={entry} />}
        <Whose group={group} />
      </div>
    </Disclosure>
  );
}

const shownAtOnce = 3;

/** The changes of one call; a long list starts folded. */
function OfCall({ group }: { group: EntryGroup }) {
  const rest = group.slice(shownAtOnce);
  return (
    <>
      <Entries entries={group.slice(0, shownAtOnce)} />
      {rest.length > 0 && (
        <Disclosure title={text('audit.moreEntries', { count: rest.length })} className="-ms-2 text-sm">
          <Entries entries={rest} />
        </Disclosure>
      )}
    </>
  );
}

function CallActions({ group, onCall }: { group: EntryGroup; onCall: AuditTableProps['onCall'] }) {
  const [{ call, summary }] = group;
  if (!call || call.entries <= group.length) return null;
  return (
    <MoreMenu
      label={text('audit.actionsFor', { summary })}
      entries={[
        {
          id: 'call',
          label: text('audit.showCall', { count: call.entries }),
          onAction: () => onCall(call.id),
        },
      ]}
    />
  );
}

function Entries({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {entries.map((entry) => (
        <li key={entry.id} className="border-s-2 border-line ps-3">
          <What entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function What({ entry }: { entry: AuditEntry }) {
  return (
    <div className="flex flex-col gap-1">
      <span className="[overflow-wrap:anywhere]">{entry.summary}</span>
      <Details entry={entry} />
    </div>
  );
}

/** What was changed from what to what, what the approver saw, and why. */
function Details({ entry }: { entry: AuditEntry }) {
  const { at, reason, data } = entry;
  // The log stores only what the event's definition allows.
  const { request, seen } = data as { request?: RequestState; seen?: SeenAtDecision };
  return (
    <>
      <ChangeList changes={changesBeside(entry)} />
      {request && seen && (
        <LazyPart fallback={<p className="text-sm text-ink-muted">{text('audit.approverSaw')}</p>}>
          <SeenLine seen={seen} unit={request.unit} at={at} />
        </LazyPart>
      )}
      {reason !== undefined && (
        <p className="text-sm [overflow-wrap:anywhere] text-ink-muted">
          {rich('audit.reason', { reason: <bdi className="text-ink">{reason}</bdi> })}
        </p>
      )}
    </>
  );
}

/** The changed records, their owner if it is one person, and the address of who did it. */
function Whose({ group }: { group: EntryGroup }) {
  const [{ subject, actor }] = group;
  const isOfOne = group.every((entry) => entry.subject?.id === subject?.id);
  const entities = new Set(group.map(({ entity }) => entity));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      {[...entities].map((entity) => (
        <Badge key={entity}>{entityName(entity)}</Badge>
      ))}
      {subject && isOfOne && <Subject person={subject} />}
      {actor.kind === 'PERSON' && actor.email !== undefined && !isErased({ email: actor.email }) && (
        <p className="min-w-0">
          <span className="text-ink-muted">{text('audit.doneBy')}</span> <MailAddress address={actor.email} />
        </p>
      )}
    </div>
  );
}

/** A person's name at the time. */
function Subject({ person: { id, name, email } }: { person: NonNullable<AuditEntry['subject']> }) {
  if (!name) return <p className="text-ink-muted">{text('audit.deletedAccount')}</p>;
  return (
    <p className="min-w-0">
      <span className="text-ink-muted">{text('audit.affectedPerson')}</span>{' '}
      <AuditedName person={{ id, name, email }} />
      {email !== undefined && email !== name && !isErased({ email }) && (
        <span className="text-ink-muted">
          {' '}
          <MailAddress address={email} />
        </span>
      )}
    </p>
  );
}

interface AuditedNameProps {
  person: { id: string; name: string; email?: string | undefined };
  className?: string;
}

function AuditedName({ person: { id, name, email }, className }: AuditedNameProps) {
  if (email === undefined) return <bdi className={className}>{name}</bdi>;
  return <PersonLink person={{ id, name, email }} {...(className !== undefined && { className })} />;
}

/** A person, a service or the system, in one line with a face. */
function Actor({ actor: { kind, id, name, email } }: { actor: AuditEntry['actor'] }) {
  return (
    <div className="flex min-h-7 items-center gap-2 as-rows:w-44 as-narrow-rows:w-28">
      <span className="contents as-narrow-rows:hidden">
        {kind === 'PERSON' ? <Face personId={id} name={name} size="small" /> : <Machine kind={kind} />}
      </span>
      {id !== undefined && kind === 'PERSON' ? (
        <AuditedName person={{ id, name, email }} className="min-w-0 truncate" />
      ) : (
        <bdi className="min-w-0 truncate text-ink-muted">{name}</bdi>
      )}
      {kind === 'SERVICE' && <span className="sr-only">({text('audit.service')})</span>}
    </div>
  );
}

/** In place of a face. */
function Machine({ kind }: { kind: 'SERVICE' | 'SYSTEM' }) {
  const Icon = kind === 'SERVICE' ? Plug : Cog;
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-hovered text-ink-muted"
    >
      <Icon className="size-4" />
    </span>
  );
}
