import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'time-off.title': 'Absences',
  'time-off.loadingYear': 'Chargement de votre année',
  'time-off.approvalsTitle': 'Validation des absences',
  'time-off.approvalsHint': 'Examinez et traitez les demandes d’absence de votre équipe.',
  'time-off.approvalViews': 'Vues des demandes',
  'time-off.toDecide': 'À valider',
  'time-off.allRequests': 'Toutes les demandes',
  'time-off.leaveBalances': 'Soldes de congés',
  'time-off.accessDenied': 'Accès refusé',
  'time-off.myRequests': 'Mes demandes d’absence',
  'time-off.newRequest': 'Nouvelle demande',
  'time-off.request': 'Demande d’absence',
  'time-off.requestNotLoaded': 'Impossible de charger la demande',
  'time-off.loadingRequest': 'Chargement de la demande',
  'time-off.requestMissing': 'Demande introuvable',
  'time-off.requestMissingHint': 'Elle a été supprimée, ou vous ne pouvez plus la voir.',
  'time-off.backToApprovals': 'Validations',
  'time-off.backToMyRequests': 'Mes demandes',
  'time-off.history': 'Historique',
  'time-off.adjustBalance': 'Ajuster le solde',
  'time-off.days': 'Jours',
  'time-off.deactivated': 'désactivé',
  'time-off.wasRejected': 'La demande a été refusée',
  'time-off.recordedBy': 'Enregistrée par',
} satisfies Catalogue<typeof en>;
