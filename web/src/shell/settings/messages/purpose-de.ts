import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './purpose-en.ts';

export const de = {
  'shell.settings.auditLogPurpose': 'Wer was wann geändert hat',
  'shell.settings.auditLogWords': 'verlauf historie',
  'shell.settings.payrollPurpose': 'Dateien für Ihr Lohnprogramm und was übergeben wurde',
  'shell.settings.payrollWords': 'gehalt lohn export datev lodas sage',
  'shell.settings.correctionsPurpose': 'Kontostände, die nach einem Update anders berechnet werden',
  'shell.settings.correctionsWords': 'korrigierte kontostände update neu berechnet',
  'shell.settings.departmentsPurpose': 'Wozu Personen und Teams gehören',
  'shell.settings.emailsPurpose': 'Was nicht gesendet werden konnte, und warum',
  'shell.settings.emailsWords': 'mails',
  'shell.settings.connectionsPurpose': 'Was das Unternehmen verlässt: Webhooks, Chat, Kalender',
  'shell.settings.connectionsWords': 'webhooks slack teams kalender feeds api',
  'shell.settings.leavePage': ({ label }) => `Urlaubsregeln: ${label}`,
  'shell.settings.peoplePurpose': 'Standort, Urlaubs- und Arbeitszeitmodell jeder Person',
  'shell.settings.peopleWords': 'urlaub zuordnung',
  'shell.settings.placesPurpose': 'Wo gearbeitet wird, mit den Feiertagen dort',
  'shell.settings.placesWords': 'gesetzliche feiertage',
  'shell.settings.plansPurpose': 'Wie viel Urlaub es gibt und wie er sich aufbaut',
  'shell.settings.plansWords': 'urlaub regelungen anspruch',
  'shell.settings.schedulesPurpose': 'Arbeitsstunden einer Woche',
  'shell.settings.schedulesWords': 'arbeitszeit stunden teilzeit',
  'shell.settings.setupPurpose': 'Was eingerichtet ist, und was noch fehlt',
  'shell.settings.setupWords': 'erste schritte start',
  'shell.settings.systemPurpose':
    'Name des Unternehmens, Wochen, Erinnerungen, Sichtbarkeit von Abwesenheiten',
  'shell.settings.systemWords':
    'firma name wochenbeginn erinnerungen eskalation sichtbarkeit kapazität sprache',
  'shell.settings.typesPurpose': 'Urlaub, Krankheit und was sonst beantragt wird',
  'shell.settings.typesWords': 'urlaub kürzel farben',
  'shell.settings.yearEndPurpose': 'Was verfällt, was übertragen wird, abgeschlossene Jahre',
  'shell.settings.yearEndWords': 'abschluss übertrag',
  'shell.settings.provisionsPurpose': 'Geschuldeter Urlaub an einem Stichtag, aufbewahrte Listen',
  'shell.settings.provisionsWords': 'urlaubsrückstellungen bilanz stichtag',
} satisfies Catalogue<typeof en>;
