import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'access.administration': 'Administration',
  'access.emailUnverified': 'E-Mail-Adresse nicht bestätigt',
  'access.emailVerified': 'E-Mail-Adresse bestätigt',
  'access.employee': 'Mitarbeitende',
  'access.employeePurpose': 'Beantragt Abwesenheiten und sieht die eigenen Einträge.',
  'access.everyone': 'Alle',
  'access.hrAdmin': 'Personaladministration',
  'access.hrAdminPurpose': 'Entscheidet für alle; verwaltet Personen, Teams und Abteilungen.',
  'access.manager': 'Führungskraft',
  'access.managerPurpose':
    'Entscheidet über Abwesenheiten der eigenen Abteilung und der selbst geleiteten Teams.',
  'access.myPeople': 'Meine Mitarbeitenden',
  'access.people': 'Personen',
  'access.settings': 'Einstellungen',
  'access.systemAdmin': 'Systemadministration',
  'access.systemAdminPurpose': 'Kann auch andere Konten der Systemadministration verwalten.',
} satisfies Catalogue<typeof en>;
