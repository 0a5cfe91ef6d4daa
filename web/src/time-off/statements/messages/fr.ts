import { dateText, periodText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'time-off.statements.title': 'Relevé de congés',
  'time-off.statements.listTitle': 'Relevés de congés',
  'time-off.statements.statement': 'Relevé de congés',
  'time-off.statements.print': 'Imprimer ou enregistrer en PDF',
  'time-off.statements.yearOf': 'Année de référence du',
  'time-off.statements.loading': 'Chargement du relevé',
  'time-off.statements.notLoaded': 'Impossible de charger le relevé',
  'time-off.statements.name': 'Nom',
  'time-off.statements.personnelNumber': 'Matricule',
  'time-off.statements.employment': 'Emploi',
  'time-off.statements.schedule': 'Horaire de travail',
  'time-off.statements.plan': 'Régime de congés',
  'time-off.statements.noAccounts': 'Aucun congé pour cette année de référence.',
  'time-off.statements.inDays': 'jours',
  'time-off.statements.inHours': 'heures',
  'time-off.statements.total': 'Total',
  'time-off.statements.balance': 'Solde',
  'time-off.statements.noOne': 'Personne n’était employé ce jour-là',
  'time-off.statements.certificateTitle': 'Attestation de congés',
  'time-off.statements.certificate': 'Attestation de congés',
  'time-off.statements.certificateLoading': 'Chargement de l’attestation',
  'time-off.statements.certificateNotLoaded': 'Impossible de charger l’attestation',
  'time-off.statements.type': 'Congés, année de référence',
  'time-off.statements.entitlement': 'Droits acquis',
  'time-off.statements.taken': 'Pris',
  'time-off.statements.paidOut': 'Indemnisé',
  'time-off.statements.withoutCarriedOver':
    'Les congés reportés des années de référence précédentes ne sont pas compris.',
  'time-off.statements.signature': 'Lieu, date, signature',
  'time-off.statements.printedOn': ({ day }, { locale }) => `Imprimé le ${dateText(day, locale)}`,
  'time-off.statements.account': ({ type, startDate, endDate }, { locale }) =>
    `${type}, ${periodText({ startDate, endDate }, locale)}`,
  'time-off.statements.opening': ({ day }, { locale }) => `Avant le ${dateText(day, locale)}`,
  'time-off.statements.closing': ({ day }, { locale }) => `À la fin du ${dateText(day, locale)}`,
  'time-off.statements.loadedOf': ({ loaded, total }, { locale }) =>
    `${formatNumber(loaded, locale)} personnes chargées sur ${formatNumber(total, locale)}`,
  'time-off.statements.parts': ({ count }, { locale }) =>
    `Parties de ${formatNumber(count, locale)} personnes`,
} satisfies Catalogue<typeof en>;
