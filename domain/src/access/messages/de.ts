import type { Catalogue } from '../../language/message.ts';
import type { en } from './en.ts';

export const de = {
  'access.manageUsersForbidden': 'Sie dürfen keine Personen verwalten.',
  'access.leaveForbidden': 'Sie dürfen die Urlaubsregeln nicht einrichten.',
  'access.sicknessForbidden': 'Sie haben keine Berechtigung, Erkrankungen anderer zu sehen.',
  'access.payrollForbidden': 'Sie dürfen keine Lohndaten übergeben.',
  'access.connectionsForbidden': 'Sie dürfen keine Verbindungen verwalten.',
  'access.approvalsForbidden': 'Sie dürfen keine Anträge genehmigen.',
  'access.hrDecisionForbidden': 'Nur die Administration kann für die Personalabteilung entscheiden',
  'access.reportsForbidden': 'Sie dürfen keine Auswertungen ansehen',
  'access.onlyAdminReason':
    'Sie sind die einzige Person der Administration: Geben Sie eine Begründung an, um dies für sich selbst zu tun',
  'access.ownEffect':
    'Dadurch hätten fast nur Sie selbst mehr Urlaub; eine andere Person der Administration kann die Änderung vornehmen',
  'access.ownEffectReason':
    'Das ändert neben dem Urlaub aller anderen auch Ihren eigenen: Geben Sie eine Begründung an, sie wird protokolliert',
} satisfies Catalogue<typeof en>;
