import type { Period } from '@almanac/domain/calendar/period';
import type { BusyStatus, InvitationMethod } from '@almanac/domain/connections/invitations/next-invitation';
import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventClass,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { emptyCalendar, wholeDays, written } from '../feeds/calendar-file.ts';

interface Invitation extends Period {
  uid: string;
  method: InvitationMethod;
  sequence: number;
  at: Date;
  title: string;
  busyStatus: BusyStatus;
  /** Whether only the person should see it in a shared calendar. */
  isPrivate: boolean;
  organizer: { name: string; email: string };
  attendee: { name: string; email: string };
}

/** A calendar invitation, its update or its withdrawal, as a part of an email. */
export function invitationFile(invitation: Invitation): string {
  const { uid, method, sequence, at, title, busyStatus, isPrivate, organizer, attendee, ...days } =
    invitation;
  const calendar = emptyCalendar();
  const isWithdrawn = method === 'CANCEL';
  calendar.method(isWithdrawn ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST);
  const event = calendar.createEvent({
    ...wholeDays(days),
    ...{ id: uid, sequence, stamp: at, summary: title, organizer },
    status: isWithdrawn ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: busyStatus === 'OOF' ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    ...(isPrivate && { class: ICalEventClass.PRIVATE }),
    x: { 'X-MICROSOFT-CDO-BUSYSTATUS': busyStatus },
  });
  event.createAttendee({
    email: attendee.email,
    ...(attendee.name && { name: attendee.name }),
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  });
  return written(calendar);
}
