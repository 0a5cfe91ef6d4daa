import type { Cleared } from './empty-fields.ts';

/** What a form hands to its mutation. */
export interface Submitted<Sent> {
  values: Sent;
  /** The changed fields of an edited record, with null for emptied ones; all fields of a new one. */
  changes: Cleared<Sent>;
  /** The version of the record on which the changes were made; a new one has none. */
  version?: number | undefined;
}

export interface Versioned {
  version: number;
}

/** A record that a form edits, as it stood when the form came up. */
export interface EditedRecord<Values, Saved> {
  record: Saved & Versioned;
  /** What the form holds of the record. */
  valuesOf: (record: Saved) => Values;
  /** Asks for the record as it is by now; nothing where it is gone. */
  reload: () => Promise<(Saved & Versioned) | undefined>;
  /** What can be told of the record, each under the name that its screen gives it. */
  describe: (record: Saved) => Readonly<Record<string, string>>;
}

/** What was typed into the form of a record, with the record as it stood when the form came up. */
export interface EditDraft<Values, Saved> {
  record: Saved & Versioned;
  values: Values;
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields of what is sent that the form holds otherwise than the record. */
export function changesOf<Sent extends object>(sent: Sent, typed: Fields, stored: Fields): Partial<Sent> {
  const changed = Object.entries(sent).filter(([name]) => typed[name] !== stored[name]);
  return Object.fromEntries(changed) as Partial<Sent>;
}

/** What a form holds once its record was stored anew by somebody else: what was typed, over what is there by now. */
export function typedOver<Values extends Fields>(typed: Values, before: Values, now: Values): Values {
  return { ...now, ...changesOf(typed, typed, before) };
}

export interface Difference {
  label: string;
  was: string;
  is: string;
}

/** What differs between two descriptions of a record. */
export function differencesBetween(
  before: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): Difference[] {
  return Object.keys(now).flatMap((label) => {
    const [was, is] = [before[label] ?? '', now[label] ?? ''];
    return was === is ? [] : [{ label, was, is }];
  });
}
