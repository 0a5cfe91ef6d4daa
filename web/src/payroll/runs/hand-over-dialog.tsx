import { addDays, addMonths, type CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { firstOfMonth } from '@almanac/domain/calendar/date-parts';
import type { HandedOver } from '@almanac/domain/payroll/run-schema';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { FailureAlert } from '../../platform/forms/failure-alert.tsx';
import { ApiError, errorMessage } from '../../platform/http/api-error.ts';
import { useMutationOnce } from '../../platform/http/use-mutation-once.ts';
import { FileLink } from '../../platform/lists/file-link.tsx';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { ListFrame } from '../../ui/select/list-frame.tsx';
import { Select } from '../../ui/select/select.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { text } from '../messages/text.ts';
import { profilesQuery } from '../profiles/api.ts';
import { fileAddress, handOverMutation, previewQuery } from './api.ts';
import { ChangeTable } from './change-table.tsx';

interface HandOverDialogProps {
  /** The first day of the month. */
  month: CalendarDate;
  onClose: () => void;
}

/** Shows what a month's run would hand over, corrections first, and makes it. */
export function HandOverDialog({ month, onClose }: HandOverDialogProps) {
  const profiles = useQuery(profilesQuery);
  const [profileId, setProfileId] = useState<string>();
  const [replace, setReplace] = useState(false);
  const [run, setRun] = useState<HandedOver>();
  const chosenId = profileId ?? profiles.data?.[0]?.id;
  const first = firstOfMonth(month);
  const period = {
    profileId: chosenId ?? '',
    from: first,
    to: addDays(addMonths(first, 1), -1),
    ...(replace && { replace }),
  };
  const { mutate, isPending, isSuccess, error } = useMutationOnce(handOverMutation);
  // A month that has been handed over can't be checked again.
  const isChecked = chosenId !== undefined && !isPending && !isSuccess;
  const preview = useQuery({ ...previewQuery(period), enabled: isChecked });
  const isReady = preview.data !== undefined && !preview.isFetching && preview.error === null;
  if (run) return <DoneDialog run={run} month={month} onClose={onClose} />;
  return (
    <Dialog
      title={text('payroll.handOver', { month })}
      size="large"
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text('payroll.cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={!isReady}
            isPending={isPending}
            pendingLabel={text('payroll.handingOver')}
            onPress={() => mutate(period, { onSuccess: setRun })}
          >
            {replace ? text('payroll.handOverAgain') : text('payroll.handOver', { month })}
          </Button>
        </>
      }
    >
      <Select
        frame={ListFrame}
        label={text('payroll.profileLabel')}
        options={(profiles.data ?? []).map(({ id, name }) => ({ id, label: name }))}
        value={chosenId ?? null}
        onChange={(id) => {
          setProfileId(id ?? undefined);
          setReplace(false);
        }}
      />
      <FailureAlert title={text('payroll.notHandedOver')} error={error} />
      {preview.error ? (
        <NotReady error={preview.error} onReplace={() => setReplace(true)} />
      ) : (
        <Loaded
          query={preview}
          failure={text('payroll.notChecked')}
          headingLevel={3}
          skeleton={<SkeletonList label={text('payroll.checking')} rows={5} />}
        >
          {(planned) => <Planned planned={planned} month={month} />}
        </Loaded>
      )}
    </Dialog>
  );
}

const mostShown = 8;

function Planned({ planned, month }: { planned: HandedOver; month: CalendarDate }) {
  const { corrections, correctionCount, rows, rowCount } = planned;
  const correctionTitle = text('payroll.correctionsFirst', { count: correctionCount });
  const rowTitle = text('payroll.rowsOf', { count: rowCount, month });
  return (
    <>
      <section className="flex flex-col gap-2">
        {correctionCount === 0 ? (
          <p className="text-ink-muted">{text('payroll.noCorrections')}</p>
        ) : (
          <>
            <h3 className="font-semibold text-ink">{correctionTitle}</h3>
            <ChangeTable label={correctionTitle} rows={corrections.slice(0, mostShown)} />
            <More count={correctionCount - mostShown} />
          </>
        )}
      </section>
      <section className="flex flex-col gap-2">
        <h3 className="font-semibold text-ink">{rowTitle}</h3>
        {rowCount > 0 && <ChangeTable label={rowTitle} rows={rows.slice(0, mostShown)} />}
        <More count={rowCount - mostShown} />
      </section>
    </>
  );
}

function More({ count }: { count: number }) {
  return count > 0 ? <p className="text-sm text-ink-muted">{text('payroll.more', { count })}</p> : null;
}

/** What keeps the month from being handed over. */
function NotReady({ error, onReplace }: { error: Error; onReplace: () => void }) {
  const isDone = error instanceof ApiError && error.code === 'ALREADY_HANDED_OVER';
  const issues = error instanceof ApiError && error.code === 'PAYROLL_INCOMPLETE' ? error.issues : [];
  return (
    <Alert
      tone="warning"
      title={isDone ? text('payroll.alreadyDone') : text('payroll.notReady')}
      actions={
        isDone ? (
          <Button size="small" onPress={onReplace}>
            {text('payroll.replace')}
          </Button>
        ) : (
          <LinkButton size="small" to="/settings/payroll">
            {text('payroll.title')}
          </LinkButton>
        )
      }
    >
      {issues.length > 0 ? (
        <ul className="list-disc ps-5">
          {issues.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      ) : (
        <p>{errorMessage(error)}</p>
      )}
      {isDone && <p>{text('payroll.againHint')}</p>}
    </Alert>
  );
}

function DoneDialog({ run, month, onClose }: { run: HandedOver; month: CalendarDate; onClose: () => void }) {
  return (
    <Dialog
      title={text('payroll.done', { month })}
      onClose={onClose}
      footer={<Button onPress={onClose}>{text('payroll.close')}</Button>}
    >
      <p className="text-ink">{text('payroll.doneHint')}</p>
      <div>
        <FileLink href={fileAddress(run.id ?? '')} icon={<Download aria-hidden="true" />}>
          {text('payroll.download')}
        </FileLink>
      </div>
    </Dialog>
  );
}
