import { personName } from '@almanac/domain/access/person-name';
import type { LeaveBalance } from '@almanac/domain/time-off/balances/schema';
import type { Absence, TeamCapacity } from '@almanac/domain/time-off/presence/schema';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type CapacityState, capacityState } from '../presence/capacity-state.ts';
import { Fact } from '../requests/fact.tsx';
import { countText, namesText } from '../requests/request-text.ts';
import { DecisionFactsDialog } from './decision-facts-dialog.tsx';
import type { DecisionFacts } from './use-decision-facts.ts';

const shownNames = 2;

interface DecisionFactsRowProps {
  request: TimeOffRequest;
  facts: DecisionFacts;
  /** The element that names the requester, which tells the button of one card from those of another. */
  nameId: string;
}

/** Balance, absences and capacity in one line each; their place is kept while they load. */
export function DecisionFactsRow({ request, facts, nameId }: DecisionFactsRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { balance, conflicts, capacity, hasCapacity } = facts;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 rounded-md bg-sunken px-3 py-2">
      <dl className="grid min-w-0 flex-1 basis-full gap-x-8 gap-y-2 @lg:grid-cols-3 @3xl:basis-0 @3xl:grid-cols-[1fr_1.4fr_1.2fr]">
        <Fact term="Left this leave year">
          <Known {...balance}>{(known) => leftText(request, known)}</Known>
        </Fact>
        <Fact term="Also away then">
          <Known {...conflicts}>{({ teammates }) => <Names teammates={teammates} />}</Known>
        </Fact>
        <Fact term="Team capacity">
          {hasCapacity ? (
            <Known {...capacity}>{(known) => <CapacityMark capacity={known} />}</Known>
          ) : (
            'Not concerned'
          )}
        </Fact>
      </dl>
      <Button size="small" aria-describedby={nameId} className="@max-lg:w-full" onPress={() => setOpen(true)}>
        Details
      </Button>
      <DecisionFactsDialog request={request} facts={facts} isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}

interface KnownProps<Data> {
  data: Data | undefined;
  isError: boolean;
  children: (data: Data) => ReactNode;
}

function Known<Data>({ data, isError, children }: KnownProps<Data>) {
  if (data !== undefined) return children(data);
  if (isError) return <span className="text-ink-muted">Could not be loaded</span>;
  return <Skeleton className="h-5 w-32 max-w-full" />;
}

function leftText({ type }: TimeOffRequest, balance: LeaveBalance): string {
  return type === 'SICK_LEAVE'
    ? `${balance.sickDaysAvailable} of ${countText(balance.sickDaysTotal, 'sick day')}`
    : `${balance.vacationDaysAvailable} of ${countText(balance.vacationDaysTotal, 'vacation day')}`;
}

function Names({ teammates }: { teammates: readonly Absence[] }) {
  const names = [...new Set(teammates.map(({ requester }) => personName(requester)))];
  return <p className="truncate">{names.length === 0 ? 'Nobody else' : namesText(names, shownNames)}</p>;
}

const marks = {
  warning: { icon: CircleAlert, tone: 'danger', word: 'Over the limit' },
  caution: { icon: TriangleAlert, tone: 'warning', word: 'Caution' },
  fine: { icon: CircleCheck, tone: 'success', word: 'Fine' },
} as const satisfies Record<CapacityState, object>;

function CapacityMark({ capacity }: { capacity: TeamCapacity }) {
  const { icon: Icon, tone, word } = marks[capacityState(capacity.overallImpact)];
  return (
    <p className="flex items-center gap-1.5">
      <Icon aria-hidden="true" data-tone={tone} className="size-4 shrink-0 text-tone-mark" />
      <span className="truncate">
        {word}: {capacity.overallImpact.maxPercentageImpact}% away
      </span>
    </p>
  );
}
