import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './admin-en.ts';

export const de = {
  'dashboard.admin.title': 'Administration',
  'dashboard.admin.users': 'Personenverwaltung',
  'dashboard.admin.usersPurpose': 'Personen, Rollen und Rechte verwalten',
  'dashboard.admin.import': 'Import',
  'dashboard.admin.importPurpose': 'Viele Personen aus einer CSV-Datei anlegen und ändern',
  'dashboard.admin.reports': 'Auswertungen',
  'dashboard.admin.reportsPurpose': 'Abwesenheiten nach Art, Monat und Team',
  'dashboard.admin.settings': 'Systemeinstellungen',
  'dashboard.admin.settingsPurpose': 'Urlaub, Abteilungen, E-Mails und Protokoll',
} satisfies Catalogue<typeof en>;
