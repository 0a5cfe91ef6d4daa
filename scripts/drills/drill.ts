/** A repeatable experiment on the running product: it causes a failure and measures the effect. */
export interface Drill {
  about: string;
  run(): Promise<DrillResult>;
}

export interface DrillResult {
  figures: Record<string, number | string>;
  /** Unmet expectations, one line each. */
  faults: string[];
}
