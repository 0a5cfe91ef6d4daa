import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'shell.settings.auditLog': 'Protokoll',
  'shell.settings.payroll': 'Lohnabrechnung',
  'shell.settings.company': 'Unternehmen',
  'shell.settings.corrections': 'Korrekturen',
  'shell.settings.departments': 'Abteilungen',
  'shell.settings.emails': 'E-Mails',
  'shell.settings.connections': 'Verbindungen',
  'shell.settings.leave': 'Urlaubsregeln',
  'shell.settings.people': 'Personen',
  'shell.settings.places': 'Standorte und Feiertage',
  'shell.settings.plans': 'Urlaubsmodelle',
  'shell.settings.schedules': 'Arbeitszeitmodelle',
  'shell.settings.setup': 'Einrichtung',
  'shell.settings.system': 'Systemeinstellungen',
  'shell.settings.types': 'Abwesenheitsarten',
  'shell.settings.yearEnd': 'Jahresabschluss',
  'shell.settings.provisions': 'Rückstellungen',
} satisfies Catalogue<typeof en>;
