/** What lies on a day: something of one's own, or of others. */
export type DayDot = 'own' | 'others';

/** How much of something a day has, from little to most. */
export type DayLevel = 1 | 2 | 3;

/** What is said of a day in a calendar that days are picked in. */
export interface DayMark {
  /** Whether the day recedes among the others. */
  isMuted: boolean;
  /** What is read out after the date. */
  spoken: string;
  /** What stands under the month, with its day; such a day is dotted. */
  note?: string | undefined;
  dots?: readonly DayDot[] | undefined;
  /** The length of the bar under the number. */
  level?: DayLevel | undefined;
}

/** The first and the last day that a calendar shows. */
interface ShownDays {
  startDate: string;
  endDate: string;
}

export interface DayMarks {
  markOf: (date: string) => DayMark | undefined;
  /** What it means that a day recedes, such as 'Free days'. */
  mutedMeans: string;
  /** What a dot means, such as 'Your time off'. */
  dotsMean?: Readonly<Record<DayDot, string>>;
  /** What a bar under the number means, such as 'The longer, the more people are away'. */
  levelMeans?: string;
  /** Why marks are missing. */
  fault?: string | undefined;
  /** Called with the days that are shown; must stay the same function. */
  onShow: (days: ShownDays) => void;
}
