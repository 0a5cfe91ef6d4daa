import type { Place } from '@almanac/domain/work-time/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import { placeCall, refetchWorkTime, schedulesQuery, type WrittenPlace } from '../work-time/api.ts';
import { AskForEffect } from '../work-time/ask-for-effect.tsx';
import { EffectDialog } from '../work-time/effect-dialog.tsx';
import { type ChosenRegion, chosenRegion, RegionFields, regionCode } from '../work-time/region-fields.tsx';
import { useRuleChange } from '../work-time/use-rule-change.ts';
import { plansQuery } from './plans-api.ts';

interface PlaceDialogProps {
  /** The place that is changed; a new one is added without it. */
  place?: Place;
  onClose: () => void;
}

/** Names a place, says where it lies, and what whoever joins there is given. */
export function PlaceDialog({ place, onClose }: PlaceDialogProps) {
  const client = useQueryClient();
  const plans = useQuery(plansQuery);
  const schedules = useQuery(schedulesQuery);
  const [name, setName] = useState(place?.name ?? '');
  const [region, setRegion] = useState(() => chosenRegion(place?.region));
  const [planId, setPlanId] = useState(place?.planId ?? null);
  const [scheduleId, setScheduleId] = useState(place?.scheduleId ?? null);
  const { asked, show, isPending, error, faultAt, forget } = useRuleChange();
  const title = place ? `Change ${place.name}` : 'Add Place';
  const written = writtenPlace({ name, region, planId, scheduleId });
  if (asked) {
    return (
      <EffectDialog
        title={title}
        description="A place gives its plan and schedule to those who join; nobody’s terms change."
        impact={asked.impact}
        call={asked.call}
        done={{ text: place ? 'Place changed' : 'Place added', detail: name }}
        onApplied={async () => {
          await refetchWorkTime(client);
          onClose();
        }}
        onCancel={forget}
      />
    );
  }
  return (
    <Dialog title={title} size="small" isDismissable={!isPending} onClose={onClose}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          show(placeCall(place, written));
        }}
      >
        <TextField
          label="Name"
          isRequired
          autoFocus
          autoComplete="off"
          value={name}
          onChange={setName}
          errorMessage={faultAt('name')}
        />
        <RegionFields value={region} onChange={setRegion} />
        <Select
          label="Leave plan of those who join"
          isRequired
          placeholder="Select a plan"
          options={(plans.data ?? []).map((plan) => ({ id: plan.id, label: plan.name }))}
          value={planId}
          onChange={setPlanId}
          errorMessage={faultOfChoice(planId, faultAt('planId'))}
        />
        <Select
          label="Schedule of those who join"
          isRequired
          placeholder="Select a schedule"
          options={(schedules.data ?? []).map((schedule) => ({ id: schedule.id, label: schedule.name }))}
          value={scheduleId}
          onChange={setScheduleId}
          errorMessage={faultOfChoice(scheduleId, faultAt('scheduleId'))}
        />
        <AskForEffect
          error={error ?? plans.error ?? schedules.error}
          isPending={isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

interface ChosenPlace {
  name: string;
  region: ChosenRegion;
  planId: string | null;
  scheduleId: string | null;
}

function writtenPlace({ name, region, planId, scheduleId }: ChosenPlace): WrittenPlace {
  const code = regionCode(region);
  return {
    name,
    ...(code !== undefined && { region: code }),
    planId: planId ?? '',
    scheduleId: scheduleId ?? '',
  };
}

/** What is missing is told as such, and not as an id that is none. */
function faultOfChoice(chosen: string | null, fault: string | undefined): string | undefined {
  return fault !== undefined && chosen === null ? 'Choose one of them' : fault;
}
