import type { AuditEntry } from '@almanac/domain/audit/schema';
import type { EditedSettings } from '@almanac/domain/settings/schema';
import { settingsFields } from '@almanac/domain/settings/settings-fields';
import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { toastFailure } from '../platform/forms/failure-toast.ts';
import { useMutationOnce } from '../platform/http/use-mutation-once.ts';
import { Loaded } from '../platform/lists/loaded.tsx';
import { InstantText } from '../platform/time-text.tsx';
import { restoreSettingsMutation } from '../settings/api.ts';
import { Button } from '../ui/button/button.tsx';
import { Card } from '../ui/card.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast/toast.ts';
import { settingsHistoryQuery } from './api.ts';
import { ChangeList } from './change-list.tsx';
import { text } from './messages/history-text.ts';

interface SettingsHistoryProps {
  /** The version on the screen; undefined while it loads. */
  version: number | undefined;
  mayRestore: boolean;
}

/** Former values, each restored by a button. */
export function SettingsHistory({ version, mayRestore }: SettingsHistoryProps) {
  const query = useQuery(settingsHistoryQuery);
  const { mutate, isPending, variables } = useMutationOnce({
    ...restoreSettingsMutation,
    onSuccess: () => toast(text('audit.history.restored')),
    onError: (error) => toastFailure(text('audit.history.notRestored'), error),
  });
  return (
    <Card title={text('audit.history.title')}>
      <Loaded
        query={query}
        failure={text('audit.history.notLoaded')}
        skeleton={<SkeletonList label={text('audit.history.loading')} rows={2} />}
      >
        {(entries) => (
          <ul aria-label={text('audit.history.title')} className="divide-y divide-line">
            {entries.map((entry) => {
              const former = formerValues(entry);
              return (
                <li
                  key={entry.id}
                  className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3"
                >
                  <div className="flex min-w-0 flex-1 flex-col gap-1">
                    <p className="text-sm text-ink-muted">
                      <bdi>{entry.actor.name}</bdi> · <InstantText instant={entry.at} />
                    </p>
                    <ChangeList changes={entry.changes} />
                  </div>
                  {mayRestore && former && (
                    <Button
                      size="small"
                      icon={<Undo2 aria-hidden="true" />}
                      isPending={isPending && variables?.entryId === entry.id}
                      pendingLabel={text('audit.history.restoring')}
                      onPress={() => mutate({ entryId: entry.id, former: { ...former, version } })}
                    >
                      {text('audit.history.restore')}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}

/** The values before the change; undefined for the first entry. */
function formerValues({ changes }: AuditEntry): Partial<EditedSettings> | undefined {
  const known = changes.filter(({ field, from }) => field in settingsFields && from !== undefined);
  if (known.length === 0) return undefined;
  return Object.fromEntries(known.map(({ field, from }) => [field, from])) as Partial<EditedSettings>;
}
