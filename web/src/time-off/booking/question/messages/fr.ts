import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'time-off.booking.cancelTitle': 'Annuler la demande',
  'time-off.booking.cancelQuestion':
    'Voulez-vous vraiment annuler cette demande d’absence ? Elle reste dans la liste comme annulée, et ses jours peuvent de nouveau être demandés.',
  'time-off.booking.cancelling': 'Annulation…',
  'time-off.booking.keep': 'Conserver',
  'time-off.booking.cancelled': 'Demande d’absence annulée',
  'time-off.booking.cancelReason': 'Motif',
  'time-off.booking.cancelReasonHint':
    'L’absence a déjà commencé. Comme vous êtes le seul administrateur, votre motif est journalisé.',
  'time-off.booking.deleteTitle': 'Supprimer la demande',
  'time-off.booking.deleteQuestion': 'Voulez-vous vraiment supprimer cette demande d’absence ?',
  'time-off.booking.confirmDelete': 'Supprimer',
  'time-off.booking.deleted': 'Demande d’absence supprimée',
  'time-off.booking.notDeleted': 'La demande n’a pas été supprimée',
  'time-off.booking.requestAgain': 'Demander à nouveau',
  'time-off.booking.requestedAgain': 'Demande d’absence envoyée',
  'time-off.booking.notRequestedAgain': 'La demande d’absence n’a pas été envoyée',
} satisfies Catalogue<typeof en>;
