import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'time-off.booking.cancelTitle': 'Antrag stornieren',
  'time-off.booking.cancelQuestion':
    'Möchten Sie diesen Antrag wirklich stornieren? Er bleibt als storniert in der Liste; die Tage stehen wieder zur Verfügung.',
  'time-off.booking.cancelling': 'Wird storniert …',
  'time-off.booking.keep': 'Behalten',
  'time-off.booking.cancelled': 'Antrag storniert',
  'time-off.booking.cancelReason': 'Begründung',
  'time-off.booking.cancelReasonHint':
    'Die Abwesenheit hat bereits begonnen. Da Sie die einzige Person der Administration sind, wird Ihre Begründung protokolliert.',
  'time-off.booking.deleteTitle': 'Antrag löschen',
  'time-off.booking.deleteQuestion': 'Möchten Sie diesen Antrag wirklich löschen?',
  'time-off.booking.confirmDelete': 'Löschen',
  'time-off.booking.deleted': 'Antrag gelöscht',
  'time-off.booking.notDeleted': 'Der Antrag wurde nicht gelöscht',
  'time-off.booking.requestAgain': 'Erneut beantragen',
  'time-off.booking.requestedAgain': 'Antrag gesendet',
  'time-off.booking.notRequestedAgain': 'Der Antrag wurde nicht gesendet',
} satisfies Catalogue<typeof en>;
