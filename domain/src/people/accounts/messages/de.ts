import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const de = {
  'people.accounts.email': 'E-Mail',
  'people.accounts.name': 'Name',
  'people.accounts.personnelNumber': 'Personalnummer',
  'people.accounts.costCentre': 'Kostenstelle',
  'people.accounts.role': 'Rolle',
  'people.accounts.department': 'Abteilung',
  'people.accounts.employmentStart': 'Beschäftigungsbeginn',
  'people.accounts.lastDay': 'Letzter Arbeitstag',
  'people.accounts.employments': 'Arbeitsverhältnisse',
  'people.accounts.countsEarlier': 'Frühere Beschäftigung zählt für die Betriebszugehörigkeit',
  'people.accounts.keepsBalance': 'Saldo des vorigen Arbeitsverhältnisses übernehmen',
  'people.accounts.employmentsNotListed': ({ most }) =>
    `employments muss eine Liste mit 1 bis ${most} Einträgen sein`,
  'people.accounts.status': 'Status',
  'people.accounts.reason': 'Begründung',

  'people.accounts.emailMissing': 'Bitte geben Sie eine E-Mail-Adresse ein',
  'people.accounts.emailNotValid': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'people.accounts.emailOfOtherDomain': ({ domain }) => `Nur Adressen mit @${domain} sind erlaubt`,

  'people.accounts.personnelNumberNotValid':
    'Eine Personalnummer besteht nur aus Buchstaben, Ziffern, Bindestrichen, Schrägstrichen und Punkten',
  'people.accounts.userIdsNotListed': 'userIds muss eine Liste von Kennungen sein',
  'people.accounts.selectOne': 'Wählen Sie mindestens eine Person',
  'people.accounts.selectFewer': ({ most }) => `Wählen Sie höchstens ${most} Personen`,
} satisfies Catalogue<typeof en>;
