type Changes<Value> = readonly { field: string; from?: Value | undefined; to?: Value | undefined }[];

/** The new value of the field; undefined if it didn't change or has none now. */
export function newValue<Value>(changes: Changes<Value>, field: string): Value | undefined {
  return changes.find((change) => change.field === field)?.to;
}

/** The former value of the field; undefined if it didn't change or had none. */
export function formerValue<Value>(changes: Changes<Value>, field: string): Value | undefined {
  return changes.find((change) => change.field === field)?.from;
}
