import type { Schedule } from '@almanac/domain/work-time/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useDraftState } from '../platform/forms/use-draft-state.ts';
import { useLastDay } from '../platform/session/today.ts';
import { DatePicker } from '../ui/date/date-picker.tsx';
import { TextField } from '../ui/field/text-field.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { Select } from '../ui/select/select.tsx';
import { refetchWorkTime, scheduleCall } from './api.ts';
import { text } from './messages/text.ts';
import { EffectDialog } from './rule-changes/effect-dialog.tsx';
import { EffectForm } from './rule-changes/effect-form.tsx';
import { useRuleChange } from './rule-changes/use-rule-change.ts';
import { WeekHours } from './week-hours.tsx';
import { scheduleText } from './work-time-words.ts';

interface ScheduleDialogProps {
  /** The schedule to edit, for everyone who has it; a new one if undefined. */
  schedule?: Schedule;
  onClose: () => void;
}

const halvesInWeek = 14;
const mondayToFriday = [...Array<number>(10).fill(240), 0, 0, 0, 0];
const weekCounts = ['1', '2', '3', '4'] as const;

/** Name and hours of a schedule. */
export function ScheduleDialog({ schedule, onClose }: ScheduleDialogProps) {
  const client = useQueryClient();
  const {
    value,
    change,
    forget: forgetDraft,
  } = useDraftState(schedule ? `schedule-${schedule.id}` : 'new-schedule', () => typedOf(schedule));
  const { seen, name, minutes, anchor } = value;
  const edit = (edited: Partial<TypedSchedule>) => change({ ...value, ...edited });
  const close = () => {
    forgetDraft();
    onClose();
  };
  const { preview, submit, previewState, error, issues, faultAt, forget } = useRuleChange({
    affected: schedule ? 'UNKNOWN' : 'NO_ONE',
    done: {
      text: schedule ? text('work-time.scheduleChanged') : text('work-time.scheduleAdded'),
      detail: name,
    },
    onApplied: async () => {
      forgetDraft();
      await refetchWorkTime(client);
      onClose();
    },
  });
  const bounds = useLastDay();
  const weeks = minutes.length / halvesInWeek;
  const ofHours = issues.find(({ path }) => path.startsWith('minutes'))?.message;
  const title = schedule ? text('work-time.changeNamed', schedule) : text('work-time.addSchedule');
  const written = {
    name,
    minutes: [...minutes],
    anchor: anchor ?? undefined,
  };
  if (preview) {
    return (
      <EffectDialog
        title={title}
        description={scheduleText({ minutes, anchor: anchor ?? undefined })}
        {...preview}
        onClose={forget}
      />
    );
  }
  return (
    <Dialog
      title={title}
      description={schedule && text('work-time.scheduleHint')}
      isDismissable={!previewState.isPending}
      onClose={close}
    >
      <EffectForm
        onSubmit={() => submit(scheduleCall(seen, written))}
        error={error}
        previewState={previewState}
        onCancel={close}
      >
        <TextField
          label={text('work-time.nameField')}
          isRequired
          autoFocus
          autoComplete="off"
          value={name}
          onChange={(typed) => edit({ name: typed })}
          errorMessage={faultAt('name')}
        />
        <Select
          label={text('work-time.weeksField')}
          options={weekCounts.map((weeks) => ({
            id: weeks,
            label:
              weeks === '1'
                ? text('work-time.everyWeekTheSame')
                : text('work-time.repeatingWeeks', { count: Number(weeks) }),
          }))}
          value={weekCounts[weeks - 1] ?? null}
          onChange={(chosen) => edit({ minutes: ofWeeks(minutes, Number(chosen ?? 1)) })}
        />
        {weeks > 1 && (
          <DatePicker
            label={text('work-time.firstMondayField')}
            description={text('work-time.firstMondayHint')}
            isRequired
            value={anchor}
            onChange={(chosen) => edit({ anchor: chosen })}
            errorMessage={faultAt('anchor')}
            {...bounds}
          />
        )}
        {Array.from({ length: weeks }, (_, week) => (
          <WeekHours
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is identified by its position.
            key={week}
            week={weeks === 1 ? undefined : week + 1}
            minutes={minutes.slice(week * halvesInWeek, (week + 1) * halvesInWeek)}
            onChange={(changed) =>
              edit({ minutes: minutes.toSpliced(week * halvesInWeek, halvesInWeek, ...changed) })
            }
          />
        ))}
        {ofHours !== undefined && (
          <p role="alert" className="text-sm text-danger">
            {ofHours}
          </p>
        )}
      </EffectForm>
    </Dialog>
  );
}

interface TypedSchedule {
  /** The schedule when editing began. */
  seen: Schedule | undefined;
  name: string;
  minutes: readonly number[];
  anchor: string | null;
}

function typedOf(schedule: Schedule | undefined): TypedSchedule {
  const { name = '', minutes = mondayToFriday, anchor = null } = schedule ?? {};
  return { seen: schedule, name, minutes, anchor };
}

/** Cuts or extends the minutes to the number of weeks; a new week copies the first. */
function ofWeeks(minutes: readonly number[], weeks: number): number[] {
  const first = minutes.slice(0, halvesInWeek);
  const repeated = Array.from({ length: weeks }, () => first).flat();
  return [...minutes, ...repeated.slice(minutes.length)].slice(0, weeks * halvesInWeek);
}
