import type { AuditEntry } from '@almanac/domain/audit/schema';
import { useTypes } from '../leave/types/types.ts';
import { DayText, InstantText } from '../platform/time-text.tsx';
import { Disclosure } from '../ui/page/disclosure.tsx';
import { fieldText, personText, valueText } from './change-text.ts';
import { text } from './messages/fields-text.ts';

type Change = AuditEntry['changes'][number];
type Value = NonNullable<Change['from']>;

const shownAtOnce = 8;
const dayFields = new Set(['startDate', 'endDate', 'leaveYear', 'employmentStart']);

/** Old and new values; a long list starts folded. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const rest = changes.slice(shownAtOnce);
  return (
    <>
      <Changes changes={changes.slice(0, shownAtOnce)} />
      {rest.length > 0 && (
        <Disclosure
          title={text('audit.change.more', { count: rest.length })}
          className="-ms-2 max-w-40 text-sm"
        >
          <Changes changes={rest} />
        </Disclosure>
      )}
    </>
  );
}

function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {changes.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries never change, and may have one field several times.
        <li key={index} className="[overflow-wrap:anywhere]">
          <span className="text-ink-muted">
            {text('audit.change.label', { field: fieldText(change.field) })}
          </span>{' '}
          <ChangeText change={change} />
        </li>
      ))}
    </ul>
  );
}

function ChangeText({ change: { field, from, to } }: { change: Change }) {
  if (from === undefined && to === undefined) return text('audit.change.changed');
  if (from === undefined) return <ValueText field={field} value={to} />;
  const before = (
    <del className="text-ink-muted">
      <ValueText field={field} value={from} />
    </del>
  );
  if (to === undefined)
    return (
      <>
        {before}
        <span className="sr-only"> {text('audit.change.removed')}</span>
      </>
    );
  return (
    <>
      {before}
      <span aria-hidden="true"> → </span>
      <span className="sr-only"> {text('audit.change.became')} </span>
      <ValueText field={field} value={to} />
    </>
  );
}

function ValueText({ field, value }: { field: string; value: Value | undefined }) {
  if (value === undefined) return null;
  if (typeof value === 'object') return <bdi>{personText(value)}</bdi>;
  if (typeof value === 'string' && dayFields.has(field)) return <DayText date={value} />;
  if (typeof value === 'string' && field === 'createdAt') return <InstantText instant={value} />;
  if (typeof value === 'string' && field === 'type') return <TypeText code={value} />;
  return <bdi>{valueText(field, value)}</bdi>;
}

function TypeText({ code }: { code: string }) {
  return <bdi>{useTypes().nameOf(code)}</bdi>;
}
