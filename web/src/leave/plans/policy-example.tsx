import type { Plan } from '@almanac/domain/leave/plans/plan-schema';
import type { PolicyDocument } from '@almanac/domain/leave/plans/policy-schema';
import type { OfferedType } from '@almanac/domain/leave/types/types-schema';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorMessage } from '../../platform/http/api-error.ts';
import { useBoundedDays } from '../../platform/session/today.ts';
import { Card } from '../../ui/card.tsx';
import { LazyDatePicker } from '../../ui/date/lazy-date-picker.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { LedgerLines } from '../../work-time/rule-changes/ledger-lines.tsx';
import { policyText } from './messages/policy-text.ts';
import { exampleQuery } from './plans-api.ts';

interface PolicyExampleProps {
  plan: Plan;
  type: OfferedType;
  from: string | null;
  rules: PolicyDocument | null;
}

const settlingMilliseconds = 400;

/** An example ledger under the typed rules, across two leave years. */
export function PolicyExample({ plan, type, from, rules }: PolicyExampleProps) {
  const [employmentStart, setEmploymentStart] = useState<string | null>(null);
  const bounds = useBoundedDays();
  const typed = useSettled({ from, rules, employmentStart });
  const address = { id: plan.id, type: type.code, from: typed.from ?? '' };
  const { data, error, isFetching } = useQuery({
    ...exampleQuery(address, { rules: typed.rules, employmentStart: typed.employmentStart }),
    enabled: typed.from !== null,
  });
  return (
    <Card title={policyText('leave.plans.example')} subtitle={policyText('leave.plans.exampleHint')}>
      <div className="flex flex-col gap-4" aria-busy={isFetching}>
        <LazyDatePicker
          label={policyText('leave.plans.joinsOn')}
          description={policyText('leave.plans.joinsOnHint')}
          value={employmentStart}
          onChange={setEmploymentStart}
          {...bounds}
        />
        {error && <p className="text-sm text-ink-muted">{errorMessage(error)}</p>}
        {!error && data && (
          <LedgerLines
            title={policyText('leave.plans.ledger')}
            label={policyText('leave.plans.ledgerLabel')}
            ledger={data}
            unit={data.unit}
          />
        )}
        {!error && !data && <SkeletonList label={policyText('leave.plans.exampleLoading')} rows={4} />}
      </div>
    </Card>
  );
}

/** The value after a debounce. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value changes with each render; its JSON shows whether it differs.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settlingMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
