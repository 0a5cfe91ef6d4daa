import { personName } from '@almanac/domain/access/person-name';
import type { RequestPreview } from '@almanac/domain/time-off/booking/schema';
import { type CapacityState, capacityState } from '@almanac/domain/time-off/presence/capacity-state';
import type { Absence } from '@almanac/domain/time-off/presence/schema';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTypes } from '../../../leave/types/types.ts';
import { namesText } from '../../../platform/lists/count-text.ts';
import { useToday } from '../../../platform/session/today.ts';
import { Button } from '../../../ui/button/button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { leaveText } from '../../balances/account/account-text.ts';
import type { AdjustBalance } from '../../balances/use-balance-dialog.tsx';
import { decisionFactsQuery } from '../decisions/api.ts';
import { leftText } from './left-text.ts';
import type { DecisionFacts } from './use-decision-facts.ts';

const DecisionFactsDialog = lazyDialog(
  async () => (await import('./decision-facts-dialog.tsx')).DecisionFactsDialog,
);

const shownNames = 2;

interface DecisionFactsRowProps {
  request: TimeOffRequest;
  facts: DecisionFacts;
  /** Id of the requester's name, which distinguishes the buttons of different cards. */
  nameId: string;
  onAdjust: AdjustBalance;
}

/** Balance, absences and capacity in one line each, with skeletons while loading. */
export function DecisionFactsRow({ request, facts, nameId, onAdjust }: DecisionFactsRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { preview, conflicts, hasCapacity } = facts;
  const decision = useQuery(decisionFactsQuery([request.id]));
  const today = useToday();
  const { types } = useTypes();
  const { unit = 'DAY' } = types.find(({ code }) => code === request.type) ?? {};
  const type = { code: request.type, unit };
  const shares = decision.data?.get(request.id);
  const left = shares && leftText(shares, type, today);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 rounded-md bg-sunken px-3 py-2">
      <dl className="grid min-w-0 flex-1 basis-full gap-x-8 gap-y-2 @lg:grid-cols-4 @3xl:basis-0 @3xl:grid-cols-[0.7fr_1.2fr_1.4fr_1.2fr]">
        <Fact term="Takes">
          <Known {...preview}>{({ amount }) => leaveText(amount, unit)}</Known>
        </Fact>
        <Fact term={left?.term ?? 'Left this leave year'}>
          <Known data={left} isError={decision.isError || (decision.isSuccess && !left)}>
            {({ text }) => text}
          </Known>
        </Fact>
        <Fact term="Also away then">
          <Known {...conflicts}>{({ teammates }) => <Names teammates={teammates} />}</Known>
        </Fact>
        <Fact term="Team capacity">
          {hasCapacity ? (
            <Known {...preview}>{({ coverage }) => <CapacityMark coverage={coverage} />}</Known>
          ) : (
            'Not concerned'
          )}
        </Fact>
      </dl>
      <Button size="small" aria-describedby={nameId} className="@max-lg:w-full" onPress={() => setOpen(true)}>
        Details
      </Button>
      <DecisionFactsDialog
        request={request}
        facts={facts}
        isOpen={isOpen}
        onAdjust={onAdjust}
        onClose={() => setOpen(false)}
      />
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

function Names({ teammates }: { teammates: readonly Absence[] }) {
  const names = [...new Set(teammates.map(({ requester }) => personName(requester)))];
  return <p className="truncate">{names.length === 0 ? 'Nobody else' : namesText(names, shownNames)}</p>;
}

const marks = {
  warning: { icon: CircleAlert, tone: 'danger', word: 'Over the limit' },
  caution: { icon: TriangleAlert, tone: 'warning', word: 'Caution' },
  fine: { icon: CircleCheck, tone: 'success', word: 'Fine' },
} as const satisfies Record<CapacityState, object>;

function CapacityMark({ coverage }: { coverage: RequestPreview['coverage'] }) {
  const { icon: Icon, tone, word } = marks[capacityState(coverage)];
  return (
    <p className="flex items-center gap-1.5">
      <Icon aria-hidden="true" data-tone={tone} className="size-4 shrink-0 text-tone-mark" />
      <span className="truncate">
        {word}: {coverage.maxPercentageImpact}% away
      </span>
    </p>
  );
}

/** An entry of a description list. */
function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-muted">{term}</dt>
      <dd className="min-h-5 text-ink">{children}</dd>
    </div>
  );
}
