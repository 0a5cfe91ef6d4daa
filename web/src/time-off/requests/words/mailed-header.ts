/** How many people were notified by email. */
export interface Mailed {
  mailed: number;
}

/** A record that may carry the fields of its response headers. */
export type MaybeMailed = { [Field in keyof Mailed]?: Mailed[Field] | undefined };

/** Reads the fields from the response headers. */
export function mailedOf(headers: Headers): Mailed {
  return { mailed: Number(headers.get('X-Mailed') ?? 0) };
}
