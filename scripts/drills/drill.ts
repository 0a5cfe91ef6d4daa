/** A trial of the running product that can be repeated: it breaks something on purpose, and measures what that does. */
export interface Drill {
  about: string;
  run(): Promise<DrillResult>;
}

export interface DrillResult {
  figures: Record<string, number | string>;
  /** What went otherwise than it must, one line each. */
  faults: string[];
}
