import type { Cleared } from './empty-fields.ts';

/** Input of a form's mutation. */
export interface Submitted<Sent> {
  values: Sent;
  /** Changed fields of an edited record, null for emptied ones; all fields of a new one. */
  changes: Cleared<Sent>;
  /** Version of the record the changes are based on; undefined for a new one. */
  version?: number | undefined;
}

export interface Versioned {
  version: number;
}

/** A record in an edit form, as loaded when the form opened. */
export interface EditedRecord<Values, Saved> {
  record: Saved & Versioned;
  /** The record in form values. */
  valuesOf: (record: Saved) => Values;
  /** Reloads the record; undefined if it is gone. */
  reload: () => Promise<(Saved & Versioned) | undefined>;
  /** Displayable values by label. */
  describe: (record: Saved) => Readonly<Record<string, string>>;
}

/** Input of an edit form, with the record it is based on. */
export interface EditDraft<Values, Saved> {
  record: Saved & Versioned;
  values: Values;
}

type Fields = Readonly<Record<string, unknown>>;

/** Fields of the request whose form values differ from the record. */
export function changesOf<Sent extends object>(sent: Sent, typed: Fields, stored: Fields): Partial<Sent> {
  const changed = Object.entries(sent).filter(([name]) => !isSame(typed[name], stored[name]));
  return Object.fromEntries(changed) as Partial<Sent>;
}

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Form values after someone else changed the record: typed values over the stored ones. */
export function typedOver<Values extends Fields>(typed: Values, before: Values, now: Values): Values {
  return { ...now, ...changesOf(typed, typed, before) };
}

export interface Difference {
  label: string;
  was: string;
  is: string;
}

/** Differences between two descriptions of a record. */
export function differencesBetween(
  before: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): Difference[] {
  return Object.keys(now).flatMap((label) => {
    const [was, is] = [before[label] ?? '', now[label] ?? ''];
    return was === is ? [] : [{ label, was, is }];
  });
}
