import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'time-off.requests.export.requester': 'Personne',
  'time-off.requests.export.requesterEmail': 'E-mail',
  'time-off.requests.export.department': 'Service',
  'time-off.requests.export.type': 'Type',
  'time-off.requests.export.status': 'Statut',
  'time-off.requests.export.startDate': 'Premier jour',
  'time-off.requests.export.startHalf': 'Premier jour à partir de',
  'time-off.requests.export.endDate': 'Dernier jour',
  'time-off.requests.export.endHalf': 'Dernier jour jusqu’à',
  'time-off.requests.export.minutes': 'Minutes',
  'time-off.requests.export.businessDays': 'Jours travaillés',
  'time-off.requests.export.amount': 'Jours ou heures utilisés',
  'time-off.requests.export.reason': 'Motif',
  'time-off.requests.export.createdAt': 'Demandée le',
  'time-off.requests.export.decidedBy': 'Décidée par',
  'time-off.requests.export.approvedAt': 'Approuvée le',
  'time-off.requests.export.rejectionReason': 'Motif du refus',
  'time-off.requests.export.recordedBy': 'Demandée par',
  'time-off.requests.export.documentReceivedOn': 'Justificatif reçu le',
  'time-off.requests.export.id': 'ID',
  'time-off.requests.export.morning': 'Matin',
  'time-off.requests.export.afternoon': 'Après-midi',
} satisfies Catalogue<typeof en>;
