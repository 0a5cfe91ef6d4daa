import * as z from 'zod/mini';
import { calendarDate } from '../calendar/schema.ts';
import { Id } from '../id.ts';
import { eventMessage } from './messages/event-message.ts';

/** A person, with their name at the time. Stored apart from the event, and erased with the person. */
export const EventPerson = z.object({ id: Id, name: z.string(), email: z.string() });

/** Whom an email is for. Stored apart like a person; the id is missing if the address has no account. */
export const EventRecipient = z.object({ id: z.optional(Id), name: z.string(), email: z.string() });

/** The name of a record at the time, such as a team's or a type's; never a person's. */
export const RecordName = z.string();

/** The code of a leave type. */
export const TypeCode = z.string();

/** A day, such as '2026-08-03'. */
export const EventDate = calendarDate(eventMessage('events.date'));

/** A point in time, such as '2026-08-03T09:30:00.000Z'. */
export const EventMoment = z.string();

/** A number as the API writes it: days, minutes or a count. */
export const EventNumber = z.number();
