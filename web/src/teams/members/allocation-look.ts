import type { Tone } from '../../ui/tone.ts';

/** The colour of an allocation in the table, by percent. */
export function allocationTone(percent: number): Tone {
  if (percent >= 80) return 'allocation-full';
  if (percent >= 60) return 'allocation-high';
  return percent >= 40 ? 'allocation-medium' : 'allocation-light';
}

/** The colour of the bar under it, by percent. */
export function barTone(percent: number): Tone {
  if (percent >= 75) return 'danger';
  return percent >= 50 ? 'warning' : 'success';
}
