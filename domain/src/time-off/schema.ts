import { z } from 'zod';
import { calendarDate } from '../calendar/schema.ts';
import { Pagination, paging, repeatable } from '../paging.ts';
import { Id } from '../people/schema.ts';
import { lineOfText, optionalText } from '../text.ts';
import { requestStatuses, timeOffTypes } from './vocabulary.ts';

export const TypeName = z.enum(timeOffTypes, { error: `type must be one of ${timeOffTypes.join(', ')}` });
export const StatusName = z.enum(requestStatuses, {
  error: `status must be one of ${requestStatuses.join(', ')}`,
});

/** Calls and forms that take a period share these two fields. */
export const PeriodFields = {
  startDate: calendarDate('Start date'),
  endDate: calendarDate('End date'),
};

export const TimeOffRequest = z.object({
  id: Id,
  type: TypeName,
  status: StatusName,
  startDate: z.string(),
  endDate: z.string(),
  businessDays: z.int(),
  reason: z.string().optional(),
  createdAt: z.string(),
  approvedAt: z.string().optional(),
  rejectionReason: z.string().optional(),
  decidedBy: z.object({ id: Id, name: z.string() }).optional(),
  requester: z.object({
    id: Id,
    name: z.string().optional(),
    email: z.string(),
    department: z.object({ name: z.string() }).optional(),
  }),
});
export type TimeOffRequest = z.infer<typeof TimeOffRequest>;

export const RequestTimeOff = z.strictObject({
  type: z.enum(timeOffTypes, { error: 'Type is required' }),
  ...PeriodFields,
  reason: optionalText('Reason', { max: 2000 }),
});
export type RequestTimeOff = z.infer<typeof RequestTimeOff>;

/** Rejecting needs no reason by the contract; a screen may ask for one. */
export const RejectRequest = z.strictObject({ reason: optionalText('Reason', { max: 2000 }) });
export type RejectRequest = z.infer<typeof RejectRequest>;

export const EditRequest = z.strictObject(RequestTimeOff.shape);
export type EditRequest = z.infer<typeof EditRequest>;

const RequestIds = z
  .array(Id, { error: 'requestIds must be a list of identifiers' })
  .min(1, { error: 'Select at least one request' })
  .max(100, { error: 'Select at most 100 requests' });

export const ApproveRequests = z.strictObject({ requestIds: RequestIds });
export type ApproveRequests = z.infer<typeof ApproveRequests>;

export const RejectRequests = z.strictObject({ requestIds: RequestIds, ...RejectRequest.shape });
export type RejectRequests = z.infer<typeof RejectRequests>;

/** What became of each request of a bulk decision; each stands alone. */
export const BulkDecision = z.object({
  succeeded: z.array(Id),
  failed: z.array(z.object({ id: Id, code: z.string(), message: z.string() })),
});
export type BulkDecision = z.infer<typeof BulkDecision>;

export const ListRequests = z.object({
  ...paging({ defaultLimit: 10, maxLimit: 1000 }),
  sortBy: z
    .enum(['createdAt', 'startDate'], { error: 'sortBy must be createdAt or startDate' })
    .default('createdAt'),
  sortOrder: z.enum(['asc', 'desc'], { error: 'sortOrder must be asc or desc' }).default('desc'),
  status: repeatable(StatusName),
  type: repeatable(TypeName),
  startDate: PeriodFields.startDate.optional(),
  endDate: PeriodFields.endDate.optional(),
  requesterId: Id.optional(),
  departmentId: Id.optional(),
  teamId: Id.optional(),
});
export type ListRequests = z.infer<typeof ListRequests>;

export const RequestPage = z.object({ data: z.array(TimeOffRequest), pagination: Pagination });
export type RequestPage = z.infer<typeof RequestPage>;

export const LeaveBalance = z.object({
  vacationDaysAvailable: z.number(),
  vacationDaysUsed: z.number(),
  vacationDaysPending: z.number(),
  vacationDaysTotal: z.number(),
  sickDaysAvailable: z.number(),
  sickDaysUsed: z.number(),
  sickDaysPending: z.number(),
  sickDaysTotal: z.number(),
  vacationAccrualRate: z.number(),
  sickAccrualRate: z.number(),
  yearlyResetDate: z.string(),
  leaveYear: z.object({ startDate: z.string(), endDate: z.string() }),
});
export type LeaveBalance = z.infer<typeof LeaveBalance>;

function totalDays(label: string) {
  return z
    .number({ error: `${label} must be a number` })
    .min(0, { error: `${label} must be at least 0` })
    .max(366, { error: `${label} must be at most 366` })
    .multipleOf(0.5, { error: `${label} must be in whole or half days` })
    .optional();
}

export const SetBalance = z
  .strictObject({
    vacationDaysTotal: totalDays('Vacation days'),
    sickDaysTotal: totalDays('Sick days'),
    reason: lineOfText('Reason', { max: 500 }),
  })
  .refine((given) => given.vacationDaysTotal !== undefined || given.sickDaysTotal !== undefined, {
    error: 'Vacation days or sick days are required',
    path: ['vacationDaysTotal'],
  });
export type SetBalance = z.infer<typeof SetBalance>;
