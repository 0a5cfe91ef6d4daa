import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './oldest-en.ts';

export const fr = {
  'time-off.approvals.loadingOldest': 'Chargement des demandes les plus anciennes',
  'time-off.approvals.notLoaded': 'Impossible de charger les demandes',
  'time-off.approvals.notLoadedHint': 'La liste des demandes à valider est indisponible.',
  'time-off.approvals.oldest': 'Demandes les plus anciennes',
  'time-off.approvals.nothingWaits': 'Rien n’attend votre décision.',
  'time-off.approvals.noReason': 'Aucun motif indiqué',
} satisfies Catalogue<typeof en>;
