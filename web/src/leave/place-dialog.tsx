import { nameLanguages } from '@almanac/domain/language/names';
import type { Place } from '@almanac/domain/work-time/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { OtherNames } from '../platform/forms/names/other-names.tsx';
import { type TypedNames, typedNames } from '../platform/forms/names/typed-names.ts';
import { useDraftState } from '../platform/forms/use-draft-state.ts';
import { mainNameOf } from '../platform/shown-name.ts';
import { TextField } from '../ui/field/text-field.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { Select } from '../ui/select/select.tsx';
import { placeCall, refetchWorkTime, schedulesQuery, type WrittenPlace } from '../work-time/api.ts';
import { type ChosenRegion, chosenRegion, RegionFields, regionCode } from '../work-time/region-fields.tsx';
import { EffectDialog } from '../work-time/rule-changes/effect-dialog.tsx';
import { EffectForm } from '../work-time/rule-changes/effect-form.tsx';
import { useRuleChange } from '../work-time/rule-changes/use-rule-change.ts';
import { placeDialogText } from './messages/place-dialog-text.ts';
import { placesText } from './messages/places-text.ts';
import { plansQuery } from './plans/plans-api.ts';

interface PlaceDialogProps {
  /** The place to edit; a new one if undefined. */
  place?: Place;
  onClose: () => void;
}

/** Name, region and joining defaults of a place. */
export function PlaceDialog({ place, onClose }: PlaceDialogProps) {
  const {
    value,
    change,
    forget: forgetDraft,
  } = useDraftState(place ? `place-${place.id}` : 'new-place', () => chosenOf(place));
  const { seen, name, names, region, planId, scheduleId } = value;
  const edit = (edited: Partial<ChosenPlace>) => change({ ...value, ...edited });
  const close = () => {
    forgetDraft();
    onClose();
  };
  const client = useQueryClient();
  const plans = useQuery(plansQuery);
  const schedules = useQuery(schedulesQuery);
  const { preview, submit, previewState, error, faultAt, forget } = useRuleChange({
    // A place's plan and schedule only concern newcomers.
    affected: 'NO_ONE',
    done: {
      text: place ? placeDialogText('leave.places.changed') : placeDialogText('leave.places.added'),
      detail: name,
    },
    onApplied: async () => {
      forgetDraft();
      await refetchWorkTime(client);
      onClose();
    },
  });
  const title = place ? placesText('leave.places.changeNamed', place) : placesText('leave.places.add');
  const written = writtenPlace(value);
  if (preview) {
    return <EffectDialog title={title} {...preview} onClose={forget} />;
  }
  return (
    <Dialog title={title} size="small" isDismissable={!previewState.isPending} onClose={close}>
      <EffectForm
        onSubmit={() => submit(placeCall(seen, written))}
        error={error ?? plans.error ?? schedules.error}
        previewState={previewState}
        onCancel={close}
      >
        <TextField
          label={placeDialogText('leave.places.nameField')}
          isRequired
          autoFocus
          autoComplete="off"
          value={name}
          onChange={(typed) => edit({ name: typed })}
          errorMessage={faultAt('name')}
        />
        <OtherNames
          hasFault={nameLanguages.some((language) => faultAt(`names.${language}`) !== undefined)}
          field={(language, props) => (
            <TextField
              {...props}
              value={names[language]}
              onChange={(typed) => edit({ names: { ...names, [language]: typed } })}
              errorMessage={faultAt(`names.${language}`)}
            />
          )}
        />
        <RegionFields value={region} onChange={(chosen) => edit({ region: chosen })} />
        <Select
          label={placeDialogText('leave.places.planField')}
          isRequired
          placeholder={placeDialogText('leave.places.selectPlan')}
          options={(plans.data ?? []).map((plan) => ({ id: plan.id, label: plan.name }))}
          value={planId}
          onChange={(chosen) => edit({ planId: chosen })}
          errorMessage={faultOfChoice(planId, faultAt('planId'))}
        />
        <Select
          label={placeDialogText('leave.places.scheduleField')}
          isRequired
          placeholder={placeDialogText('leave.places.selectSchedule')}
          options={(schedules.data ?? []).map((schedule) => ({ id: schedule.id, label: schedule.name }))}
          value={scheduleId}
          onChange={(chosen) => edit({ scheduleId: chosen })}
          errorMessage={faultOfChoice(scheduleId, faultAt('scheduleId'))}
        />
        {place && <p className="text-sm text-ink-muted">{placeDialogText('leave.places.newPeopleHint')}</p>}
      </EffectForm>
    </Dialog>
  );
}

interface ChosenPlace {
  /** The place when editing began. */
  seen: Place | undefined;
  name: string;
  names: TypedNames;
  region: ChosenRegion;
  planId: string | null;
  scheduleId: string | null;
}

function chosenOf(place: Place | undefined): ChosenPlace {
  const { names, region, planId = null, scheduleId = null } = place ?? {};
  const name = place ? mainNameOf(place) : '';
  return { seen: place, name, names: typedNames(names), region: chosenRegion(region), planId, scheduleId };
}

function writtenPlace({ name, names, region, planId, scheduleId }: ChosenPlace): WrittenPlace {
  const code = regionCode(region);
  return {
    name,
    names,
    region: code,
    planId: planId ?? '',
    scheduleId: scheduleId ?? '',
  };
}

/** An empty choice is reported as missing, not as an invalid id. */
function faultOfChoice(chosen: string | null, fault: string | undefined): string | undefined {
  return fault !== undefined && chosen === null ? placeDialogText('leave.places.choiceMissing') : fault;
}
