import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'time-off.requests.export.requester': 'Person',
  'time-off.requests.export.requesterEmail': 'E-Mail',
  'time-off.requests.export.department': 'Abteilung',
  'time-off.requests.export.type': 'Abwesenheitsart',
  'time-off.requests.export.status': 'Status',
  'time-off.requests.export.startDate': 'Erster Tag',
  'time-off.requests.export.startHalf': 'Erster Tag ab',
  'time-off.requests.export.endDate': 'Letzter Tag',
  'time-off.requests.export.endHalf': 'Letzter Tag bis',
  'time-off.requests.export.minutes': 'Minuten',
  'time-off.requests.export.businessDays': 'Arbeitstage',
  'time-off.requests.export.amount': 'Verbrauchte Tage oder Stunden',
  'time-off.requests.export.reason': 'Begründung',
  'time-off.requests.export.createdAt': 'Beantragt',
  'time-off.requests.export.decidedBy': 'Entschieden durch',
  'time-off.requests.export.approvedAt': 'Genehmigt',
  'time-off.requests.export.rejectionReason': 'Begründung der Ablehnung',
  'time-off.requests.export.recordedBy': 'Beantragt durch',
  'time-off.requests.export.documentReceivedOn': 'Nachweis erhalten',
  'time-off.requests.export.id': 'ID',
  'time-off.requests.export.morning': 'Vormittag',
  'time-off.requests.export.afternoon': 'Nachmittag',
} satisfies Catalogue<typeof en>;
