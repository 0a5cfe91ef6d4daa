import type { payrollEvents } from '@almanac/domain/payroll/events';
import type { ReactionsTo } from '../platform/events/reactions.ts';

const toEveryone = { publish: () => [{ topic: 'payroll', userId: null }] };

export const payrollReactions: ReactionsTo<typeof payrollEvents> = {
  'payroll-profile.created': toEveryone,
  'payroll-profile.changed': toEveryone,
  'payroll-profile.deleted': toEveryone,
  'payroll-run.handed-over': toEveryone,
  'payroll-run.replaced': {},
  'payroll-run.exported': {},
};
