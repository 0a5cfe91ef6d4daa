import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const de = {
  'time-off.leaving.user': 'Person',
  'time-off.leaving.noLastDay': 'Für diese Person ist noch kein letzter Tag der Beschäftigung eingetragen',
  'time-off.leaving.lastDay': 'Letzter Arbeitstag',
  'time-off.leaving.reason': 'Begründung',
  'time-off.leaving.deactivated': 'Das Konto ist bereits deaktiviert',
  'time-off.leaving.successorInactive': 'Die Nachfolge muss ein aktives Konto haben',
  'time-off.leaving.successorIsLeaver': 'Die Nachfolge muss eine andere Person sein',
  'time-off.leaving.successorLeaves': 'Die Nachfolge muss nach dem letzten Arbeitstag noch beschäftigt sein',
  'time-off.leaving.successorNoApprover':
    'Die Nachfolge muss eine Führungskraft oder Teil der Administration sein, um über Anträge zu entscheiden',
} satisfies Catalogue<typeof en>;
