import { personName } from '@almanac/domain/access/person-name';
import type { Leaving } from '@almanac/domain/time-off/leaving/schema';
import { type TypeBook, useTypes } from '../../leave/types/types.ts';
import { isolated } from '../../platform/isolated.ts';
import { exactLeaveText } from '../balances/account/account-text.ts';
import { text as laterText } from './messages/later-text.ts';
import { text } from './messages/text.ts';
import { openRequestText } from './open-request-text.ts';

interface Matter {
  title: string;
  items: readonly { id: string; what: string }[];
}

/** Open matters of a leaver, by kind. */
export function OpenMatters({ open }: { open: Leaving }) {
  const { nameOf } = useTypes();
  const matters = mattersOf(open, nameOf).filter(({ items }) => items.length > 0);
  if (matters.length === 0) return <p className="text-ink-muted">{text('time-off.leaving.nothingOpen')}</p>;
  return (
    <section
      aria-label={text('time-off.leaving.open')}
      aria-live="polite"
      className="flex flex-col gap-3 rounded-md bg-sunken p-4"
    >
      {matters.map(({ title, items }) => (
        <div key={title}>
          <h3 className="font-medium text-ink">{title}</h3>
          <ul className="text-sm text-ink-muted">
            {items.slice(0, shownItems).map(({ id, what }) => (
              <li key={id}>{what}</li>
            ))}
            {items.length > shownItems && (
              <li>{laterText('time-off.leaving.more', { count: items.length - shownItems })}</li>
            )}
          </ul>
        </div>
      ))}
    </section>
  );
}

const shownItems = 5;

function mattersOf(
  { pendingRequests, laterLeave, memberships, ledTeams, waitingRequests, payable }: Leaving,
  nameOf: TypeBook['nameOf'],
): Matter[] {
  const requestText = (request: Leaving['laterLeave'][number]) => openRequestText(request, nameOf);
  return [
    {
      title: text('time-off.leaving.leftAtEnd'),
      items: payable.map(({ type, unit, amount }) => ({
        id: type,
        what:
          amount < 0
            ? text('time-off.leaving.takenInAdvance', {
                type: nameOf(type),
                amount: exactLeaveText(-amount, unit),
              })
            : text('time-off.leaving.leftOfType', {
                type: nameOf(type),
                amount: exactLeaveText(amount, unit),
              }),
      })),
    },
    {
      title: text('time-off.leaving.pendingRequests', { count: pendingRequests.length }),
      items: pendingRequests.map((request) => ({ id: request.id, what: requestText(request) })),
    },
    {
      title: text('time-off.leaving.laterTimeOff'),
      items: laterLeave.map((request) => ({ id: request.id, what: requestText(request) })),
    },
    {
      title: text('time-off.leaving.memberships', { count: memberships.length }),
      items: memberships.map(({ id, team, allocationPercent, startDate }) => ({
        id,
        what: text('time-off.leaving.membership', {
          team: team.name,
          percent: allocationPercent,
          since: startDate,
        }),
      })),
    },
    {
      title: text('time-off.leaving.ledTeams', { count: ledTeams.length }),
      items: ledTeams.map(({ id, name }) => ({ id, what: isolated(name) })),
    },
    {
      title: text('time-off.leaving.waitingRequests', { count: waitingRequests.length }),
      items: waitingRequests.map(({ requester, ...request }) => ({
        id: request.id,
        what: text('time-off.leaving.waitingRequest', {
          name: personName(requester),
          request: requestText(request),
        }),
      })),
    },
  ];
}
