import type { CreateProfile } from '@almanac/domain/payroll/profiles/profile-schema';
import type * as z from 'zod/mini';

/** A profile as its form has it. */
export type ProfileValues = z.input<typeof CreateProfile>;
