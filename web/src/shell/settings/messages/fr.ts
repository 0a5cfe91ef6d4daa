import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'shell.settings.auditLog': 'Journal d’audit',
  'shell.settings.payroll': 'Paie',
  'shell.settings.company': 'Entreprise',
  'shell.settings.corrections': 'Corrections',
  'shell.settings.departments': 'Services',
  'shell.settings.emails': 'E-mails',
  'shell.settings.connections': 'Connexions',
  'shell.settings.leave': 'Congés',
  'shell.settings.people': 'Personnes',
  'shell.settings.places': 'Lieux et jours fériés',
  'shell.settings.plans': 'Régimes',
  'shell.settings.schedules': 'Horaires',
  'shell.settings.setup': 'Étapes de configuration',
  'shell.settings.system': 'Paramètres système',
  'shell.settings.types': 'Types',
  'shell.settings.yearEnd': 'Clôture de l’année',
  'shell.settings.provisions': 'Provisions',
} satisfies Catalogue<typeof en>;
