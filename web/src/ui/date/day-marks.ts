/** Own entries of a day, or those of others. */
export type DayDot = 'own' | 'others';

/** A level from few to most. */
export type DayLevel = 1 | 2 | 3;

/** Marks of a day in a date picker. */
export interface DayMark {
  /** Whether the day is dimmed. */
  isMuted: boolean;
  /** Read out after the date. */
  spoken: string;
  /** Listed below the month with its day; the day gets a dotted underline. */
  note?: string | undefined;
  dots?: readonly DayDot[] | undefined;
  /** Length of the bar below the number. */
  level?: DayLevel | undefined;
  /** Why the day is worth choosing: a tooltip, and the legend of the arch above the number. */
  tip?: string | undefined;
}

/** Days worth choosing, offered below the calendar. */
interface SuggestedDays {
  /** Such as 'Bridge days'. */
  label: string;
  /** In order; the calendar offers the first three it allows. */
  days: readonly { date: string; label: string }[];
}

/** First and last visible day of a calendar. */
interface ShownDays {
  startDate: string;
  endDate: string;
}

export interface DayMarks {
  markOf: (date: string) => DayMark | undefined;
  /** Legend of dimmed days, such as 'Free days'. */
  mutedMeans: string;
  /** Legend of a dot, such as 'Your time off'. */
  dotsMean?: Readonly<Record<DayDot, string>>;
  /** Legend of the bars, such as 'The longer, the more people are away'. */
  levelMeans?: string;
  suggested?: SuggestedDays | undefined;
  /** Why marks are missing. */
  fault?: string | undefined;
  /** Called with the visible days; must be a stable function. */
  onShow: (days: ShownDays) => void;
}
