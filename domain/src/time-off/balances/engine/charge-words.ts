/** Why a day is charged, if there is nothing more to explain. */
export const wholeDay = 'Whole day';

/** For hours that extend into both halves of a day. */
export const partOfDay = 'Part of the day';

/** The same before booking, in the preview. */
export const workingDay = 'Working day';

/** For a day off that is not charged. */
export const freeDay = 'Free day';
export const weekend = 'Weekend';

/** For a day before or after the employment. */
export const notEmployed = 'Outside the employment';

/** For a public holiday, or half of one, that is not charged; followed by its name. */
export const publicHoliday = 'Public holiday: ';
export const halfHoliday = 'Half holiday: ';

/** The suffix for types that are only counted. */
export const takesNothing = ', takes nothing from a balance';

/** For the days of a request that was partly refunded. */
export const asApproved = 'As approved';
