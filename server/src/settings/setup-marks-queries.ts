import { expressionBuilder } from 'kysely';
import type { DB } from '../platform/database/tables.ts';

/** What administrators have said about the setup, for statements of other slices. */
export const setupMarks = expressionBuilder<DB>().selectFrom('setupMarks as mark').select('mark.mark');
