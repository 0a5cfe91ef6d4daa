import { personName } from '@almanac/domain/access/person-name';
import { dateText } from '@almanac/domain/calendar/date-text';
import type { Leaving } from '@almanac/domain/time-off/leaving/schema';
import { type TypeBook, useTypes } from '../../leave/types/types.ts';
import { isolated } from '../../platform/isolated.ts';
import { countText } from '../../platform/lists/count-text.ts';
import { readerLocale } from '../../platform/locale.ts';
import { exactLeaveText } from '../balances/account/account-text.ts';
import { openRequestText } from './open-request-text.ts';

interface Matter {
  title: string;
  items: readonly { id: string; text: string }[];
}

/** Open matters of a leaver, by kind. */
export function OpenMatters({ open }: { open: Leaving }) {
  const { nameOf } = useTypes();
  const matters = mattersOf(open, nameOf).filter(({ items }) => items.length > 0);
  if (matters.length === 0)
    return <p className="text-ink-muted">Nothing of theirs is open after that day.</p>;
  return (
    <section
      aria-label="What is open"
      aria-live="polite"
      className="flex flex-col gap-3 rounded-md bg-sunken p-4"
    >
      {matters.map(({ title, items }) => (
        <div key={title}>
          <h3 className="font-medium text-ink">{title}</h3>
          <ul className="text-sm text-ink-muted">
            {items.slice(0, shownItems).map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
            {items.length > shownItems && <li>and {items.length - shownItems} more</li>}
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
      title: 'Left on the last day',
      items: payable.map(({ type, unit, amount }) => ({
        id: type,
        text: `${nameOf(type)}: ${exactLeaveText(amount, unit)}`,
      })),
    },
    {
      title: `${countText(pendingRequests.length, 'request')} of theirs to decide`,
      items: pendingRequests.map((request) => ({ id: request.id, text: requestText(request) })),
    },
    {
      title: 'Time off after that day',
      items: laterLeave.map((request) => ({ id: request.id, text: requestText(request) })),
    },
    {
      title: countText(memberships.length, 'membership that goes on', 'memberships that go on'),
      items: memberships.map(({ id, team, allocationPercent, startDate }) => ({
        id,
        text: `${isolated(team.name)}, ${allocationPercent}% since ${dateText(startDate, readerLocale())}`,
      })),
    },
    {
      title: countText(ledTeams.length, 'team that they lead', 'teams that they lead'),
      items: ledTeams.map(({ id, name }) => ({ id, text: isolated(name) })),
    },
    {
      title: countText(
        waitingRequests.length,
        'request awaiting their decision',
        'requests awaiting their decision',
      ),
      items: waitingRequests.map(({ requester, ...request }) => ({
        id: request.id,
        text: `${isolated(personName(requester))}: ${requestText(request)}`,
      })),
    },
  ];
}
