import type { Plan } from '@almanac/domain/leave/plans/plan-schema';
import { policySentence } from '@almanac/domain/leave/plans/policy-sentence';
import type { OfferedType } from '@almanac/domain/leave/types/types-schema';
import { useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { readerTexts } from '../../language/messages.ts';
import { useToday } from '../../platform/session/today.ts';
import { DayText } from '../../platform/time-text.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { rich, text } from './messages/text.ts';
import { policyRemoval, refetchRules } from './plans-api.ts';

const RemovalDialog = lazyDialog(
  async () => (await import('../../work-time/rule-changes/removal-dialog.tsx')).RemovalDialog,
);

interface PolicyTimelineProps {
  plan: Plan;
  type: OfferedType;
}

type Version = Plan['policies'][number];

/** Versions of a type's rules, each as a sentence: past ones grey, then the current and future ones. */
export function PolicyTimeline({ plan, type }: PolicyTimelineProps) {
  const today = useToday();
  const client = useQueryClient();
  const [deleted, setDeleted] = useState<Version>();
  const versions = plan.policies.filter((each) => each.type === type.code);
  const current = versions.findLast(({ from }) => from <= today);
  if (versions.length === 0) return <p className="text-ink-muted">{text('leave.plans.notOfferedYet')}</p>;
  return (
    <>
      <ol aria-label={text('leave.plans.rulesOf', { type: type.name })} className="flex flex-col">
        {versions.map((version) => {
          const state = version === current ? 'current' : version.from > today ? 'future' : 'past';
          const sentence = policySentence(
            version.rules,
            { unit: type.unit, yearStart: plan.yearStart },
            readerTexts(),
          );
          return (
            <li
              key={version.from}
              className={classNames(
                'relative flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-s-2 py-2 ps-4',
                state === 'current' ? 'border-accent' : 'border-line',
              )}
            >
              <div className={classNames('min-w-0 flex-1 basis-64', state === 'past' && 'text-ink-muted')}>
                <p className="flex flex-wrap items-center gap-2 text-sm text-ink-muted">
                  <span>{rich('leave.plans.fromDay', { date: <DayText date={version.from} /> })}</span>
                  {state === 'current' && <Badge tone="accent">{text('leave.plans.current')}</Badge>}
                  {state === 'future' && <Badge tone="info">{text('leave.plans.upcoming')}</Badge>}
                  {state === 'past' && <Badge tone="neutral">{text('leave.plans.past')}</Badge>}
                </p>
                <p className={state === 'current' ? 'font-medium' : undefined}>{sentence}</p>
              </div>
              <div className="flex gap-2">
                <LinkButton
                  to={`/admin/leave/plans/${plan.id}/${type.code}?from=${version.from}`}
                  aria-label={text('leave.plans.editRules', { type: type.name, from: version.from })}
                  variant="quiet"
                  size="small"
                  icon={<Pencil aria-hidden="true" />}
                >
                  {text('leave.plans.edit')}
                </LinkButton>
                <Button
                  aria-label={text('leave.plans.deleteRules', { type: type.name, from: version.from })}
                  variant="quiet"
                  size="small"
                  icon={<Trash2 aria-hidden="true" />}
                  onPress={() => setDeleted(version)}
                >
                  {text('leave.plans.delete')}
                </Button>
              </div>
            </li>
          );
        })}
      </ol>
      {deleted && (
        <RemovalDialog
          title={text('leave.plans.deleteRulesTitle', { type: type.name })}
          description={
            deleted === versions[0]
              ? rich('leave.plans.deleteFirst', { date: <DayText date={deleted.from} /> })
              : rich('leave.plans.deleteLater', { date: <DayText date={deleted.from} /> })
          }
          removed={[plan.id, plan.version, type.code, deleted.from]}
          call={() => policyRemoval(plan, deleted)}
          done={{ text: text('leave.plans.rulesDeleted'), detail: type.name }}
          onRemoved={() => refetchRules(client)}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  );
}
