/** What is said of a day in a calendar that days are picked in. */
export interface DayMark {
  /** Whether the day recedes among the others. */
  isMuted: boolean;
  /** What is read out after the date. */
  spoken: string;
  /** What stands under the month, with its day; such a day is dotted. */
  note?: string | undefined;
}

export interface DayMarks {
  markOf: (date: string) => DayMark | undefined;
  /** What it means that a day recedes, such as 'Free days'. */
  mutedMeans: string;
  /** Why marks are missing. */
  fault?: string | undefined;
  /** Called with the first day of each month that is shown; must stay the same function. */
  onShowMonth: (firstDay: string) => void;
}
