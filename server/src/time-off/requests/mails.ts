import { personName } from '@almanac/domain/access/person-name';
import { calendarDays } from '@almanac/domain/calendar/period';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { timeOffTypeLabel } from '@almanac/domain/time-off/requests/vocabulary';
import { periodText } from '../../platform/date-text.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { TimeOffSettings } from './context.ts';

/** Asks an approver to decide a request. */
export function requestedMail(
  request: TimeOffRequest,
  approver: { name: string; email: string },
  { appUrl, companyName }: TimeOffSettings,
): Mail {
  const requester = personName(request.requester);
  return composeMail({
    to: approver.email,
    subject: `${requester} asks for ${timeOffTypeLabel[request.type]}, ${periodText(request)}`,
    paragraphs: [
      greeting(approver.name),
      `${requester} asks for ${timeOffTypeLabel[request.type]}: ${periodText(request)} (${duration(request)}).`,
      ...(request.reason === undefined ? [] : [`Their reason:\n${request.reason}`]),
    ],
    action: { label: 'Review the request', url: `${appUrl}/time-off/approvals` },
    companyName,
  });
}

/** Tells a requester how their request was decided. */
export function decidedMail(request: TimeOffRequest, { appUrl, companyName }: TimeOffSettings): Mail {
  const { requester, decidedBy, rejectionReason } = request;
  const outcome = request.status === 'APPROVED' ? 'approved' : 'rejected';
  const decider = decidedBy?.name ?? 'HR';
  return composeMail({
    to: requester.email,
    subject: `Your ${timeOffTypeLabel[request.type]} was ${outcome}: ${periodText(request)}`,
    paragraphs: [
      greeting(requester.name),
      `${decider} ${outcome} your ${timeOffTypeLabel[request.type]}: ${periodText(request)} (${duration(request)}).`,
      ...(rejectionReason === undefined ? [] : [`The reason:\n${rejectionReason}`]),
    ],
    action: { label: 'See your requests', url: `${appUrl}/time-off/my-requests` },
    companyName,
  });
}

/** Tells a requester that somebody else cancelled their approved time off. */
export function cancelledMail(
  request: TimeOffRequest,
  actor: { name: string; email: string },
  { appUrl, companyName }: TimeOffSettings,
): Mail {
  return composeMail({
    to: request.requester.email,
    subject: `Your ${timeOffTypeLabel[request.type]} was cancelled: ${periodText(request)}`,
    paragraphs: [
      greeting(request.requester.name),
      `${personName(actor)} cancelled your ${timeOffTypeLabel[request.type]}: ${periodText(request)} (${duration(request)}).`,
    ],
    action: { label: 'See your requests', url: `${appUrl}/time-off/my-requests` },
    companyName,
  });
}

/** Tells a requester that their time off ends with their employment. */
export function shortenedMail(
  request: TimeOffRequest,
  actor: { name: string; email: string },
  { appUrl, companyName }: TimeOffSettings,
): Mail {
  return composeMail({
    to: request.requester.email,
    subject: `Your ${timeOffTypeLabel[request.type]} was shortened: ${periodText(request)}`,
    paragraphs: [
      greeting(request.requester.name),
      `${personName(actor)} set your last day. Your ${timeOffTypeLabel[request.type]} ends with it: ${periodText(request)} (${duration(request)}).`,
    ],
    action: { label: 'See your requests', url: `${appUrl}/time-off/my-requests` },
    companyName,
  });
}

function greeting(name = ''): string {
  return name === '' ? 'Hello,' : `Hello ${name},`;
}

function duration(request: TimeOffRequest): string {
  return `${counted(calendarDays(request), 'day')}, ${counted(request.businessDays, 'business day')}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
