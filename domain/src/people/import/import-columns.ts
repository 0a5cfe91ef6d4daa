/** The columns of an import of people; only `email` must be there, and an empty cell leaves a user's field as it is. */
export const importColumns = ['email', 'name', 'role', 'department', 'employmentStart'] as const;
export type ImportColumn = (typeof importColumns)[number];

/** What a row does: makes an account, changes one, changes nothing, or is faulty. */
export const importOutcomes = ['create', 'update', 'unchanged', 'faulty'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** How much one import takes: people, and characters of CSV. */
export const longestImport = { people: 1000, characters: 300_000 } as const;
