import { typeTone } from '../../../leave/types/type-badge.tsx';
import type { ShownType } from '../../../leave/types/types.ts';
import { personTone } from '../../../ui/data/person-tone.ts';
import type { Tone } from '../../../ui/tone.ts';
import type { CalendarEntry } from './calendar-entry.ts';

/** What the colour of a bar stands for: the type of the absence, or the person. */
export type ColouredBy = 'type' | 'person';

export function toneOf(
  { user }: CalendarEntry,
  type: Pick<ShownType, 'colour'>,
  colouredBy: ColouredBy,
): Tone {
  return colouredBy === 'person' ? personTone(user.name) : typeTone(type);
}

/** Full days are solid, hours open with a thick edge, pending ones striped with a dashed edge. */
export function barLook({ isPending, minutes }: Pick<CalendarEntry, 'isPending' | 'minutes'>): string {
  if (isPending) return 'border border-dashed border-tone-solid bar-pending text-tone-text';
  if (minutes !== undefined) return 'border border-s-4 border-tone-solid bg-tone-surface text-tone-text';
  return 'border border-transparent bg-tone-solid text-on-tone';
}
