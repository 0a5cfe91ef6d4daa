/** Why a day of a request is charged as it is, where there is nothing more to say. */
export const wholeDay = 'Whole day';

/** Why hours that reach into both halves of a day are charged as they are. */
export const partOfDay = 'Part of the day';

/** The same before it is booked: what the preview says of such a day. */
export const workingDay = 'Working day';

/** Why a day that nobody works on is not charged. */
export const freeDay = 'Free day';
export const weekend = 'Weekend';

/** Why a day before the first or after the last day of the employment is not charged. */
export const notEmployed = 'Outside the employment';

/** Why a day, or half of it, that is a public holiday is not charged; the name of the holiday follows. */
export const publicHoliday = 'Public holiday: ';
export const halfHoliday = 'Half holiday: ';

/** What stands at the end of the reason where a type is only counted. */
export const takesNothing = ', takes nothing from a balance';

/** What stands at the days of a request of which a part was given back. */
export const asApproved = 'As approved';
