import { refuse } from '@almanac/domain/refusal';

/** What everyone who is no administrator hears from the calls under `/admin`. */
export const usersNotManaged = refuse('FORBIDDEN', "You don't have permission to manage users.");
