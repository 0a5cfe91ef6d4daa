/** Why a day of a request is charged as it is, where there is nothing more to say. */
export const wholeDay = 'Whole day';

/** Why a day that nobody works on is not charged. */
export const freeDay = 'Free day';

/** What stands at the days of a request of which a part was given back. */
export const asApproved = 'As approved';
