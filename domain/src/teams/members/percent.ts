/** A share of a person's working time in whole tenths of a percent, so that sums are exact. */
export type Tenths = number;

/** A person's full working time, in tenths of a percent. */
export const fullTime: Tenths = 1000;

/** Whether the percent has at most one decimal. */
export function hasWholeTenths(percent: number): boolean {
  return toPercent(toTenths(percent)) === percent;
}

/** Converts a percent with one decimal to tenths. */
export function toTenths(percent: number): Tenths {
  return Math.round(percent * 10);
}

/** Converts tenths to a percent with at most one decimal. */
export function toPercent(tenths: Tenths): number {
  return tenths / 10;
}
