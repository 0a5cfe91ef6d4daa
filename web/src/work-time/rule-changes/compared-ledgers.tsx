import type { Impact, LedgerAnswer } from '@almanac/domain/work-time/effect-schema';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { Tabs } from '../../ui/page/tabs.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { LedgerLines } from './ledger-lines.tsx';
import { text } from './messages/text.ts';
import { effectOf, type RuleCall } from './rule-call.ts';

interface ComparedLedgersProps<Written> {
  person: { id: string; name: string };
  call: RuleCall<Written>;
}

type Compared = NonNullable<Impact['ledgers']>[number];

/** A person's ledgers before and after an unsaved change, side by side; only those that differ. */
export function ComparedLedgers<Written>({ person, call }: ComparedLedgersProps<Written>) {
  const queryId = useId();
  const query = useQuery({
    queryKey: ['effect', queryId, person.id],
    queryFn: ({ signal }) => effectOf(call, { person: person.id }, signal),
    staleTime: 0,
    gcTime: 0,
  });
  const [type, setType] = useState<string>();
  return (
    <Loaded
      query={query}
      failure={text('work-time.rule-changes.noComparison')}
      skeleton={<SkeletonList label={text('work-time.rule-changes.loadingBalances')} rows={6} />}
    >
      {({ ledgers = [] }) => {
        const differing = ledgers.filter(({ before, after }) => !isSame(before, after));
        const [first] = differing;
        if (!first) return <p className="text-ink-muted">{text('work-time.rule-changes.sameBalances')}</p>;
        if (differing.length === 1) return <BothLedgers compared={first} />;
        return (
          <Tabs
            label={text('work-time.rule-changes.types')}
            tabs={differing.map((compared) => ({
              id: compared.type,
              label: compared.typeName,
              content: <BothLedgers compared={compared} />,
            }))}
            selectedId={type ?? first.type}
            onSelect={setType}
          />
        );
      }}
    </Loaded>
  );
}

function BothLedgers({ compared: { before, after, unit, typeName } }: { compared: Compared }) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <LedgerLines
        title={text('work-time.rule-changes.before')}
        label={text('work-time.rule-changes.typeBefore', { type: typeName })}
        ledger={before}
        unit={unit}
        other={after}
      />
      <LedgerLines
        title={text('work-time.rule-changes.after')}
        label={text('work-time.rule-changes.typeAfter', { type: typeName })}
        ledger={after}
        unit={unit}
        other={before}
      />
    </div>
  );
}

function isSame(one: LedgerAnswer, other: LedgerAnswer): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
