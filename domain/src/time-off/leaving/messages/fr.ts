import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const fr = {
  'time-off.leaving.user': 'Utilisateur',
  'time-off.leaving.noLastDay': 'Cette personne n’a pas encore de dernier jour d’emploi',
  'time-off.leaving.lastDay': 'Dernier jour',
  'time-off.leaving.reason': 'Motif',
  'time-off.leaving.deactivated': 'Cet utilisateur est déjà désactivé',
  'time-off.leaving.successorInactive': 'Le successeur doit être un utilisateur actif',
  'time-off.leaving.successorIsLeaver': 'Le successeur doit être une autre personne',
  'time-off.leaving.successorLeaves': 'Le successeur doit encore être en poste après le dernier jour',
  'time-off.leaving.successorNoApprover':
    'Le successeur doit être responsable ou administrateur pour décider des demandes',
} satisfies Catalogue<typeof en>;
