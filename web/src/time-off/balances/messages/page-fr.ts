import { dateText, longDateText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './page-en.ts';

export const fr = {
  'time-off.balances.ownTitle': 'Mon solde',
  'time-off.balances.ownSubtitle': 'Vos congés, ligne par ligne.',
  'time-off.balances.title': 'Solde',
  'time-off.balances.titleOf': ({ name }) => `Solde : ${name}`,
  'time-off.balances.moreActions': 'Plus d’actions pour le solde',
  'time-off.balances.print': 'Imprimer',
  'time-off.balances.printStatement': 'Imprimer le relevé',
  'time-off.balances.printed': ({ name, type }) => `${name}, ${type}`,
  'time-off.balances.printedOn': ({ company, day }, { locale }) =>
    `${company} · Imprimé le ${dateText(day, locale)}`,
  'time-off.balances.accounts': 'Compteurs',
  'time-off.balances.notLoaded': 'Impossible de charger le solde',
  'time-off.balances.noAccounts': 'Aucun compteur',
  'time-off.balances.noneOffered': 'Aucun congé n’est proposé à cette date.',
  'time-off.balances.noOneHere': 'Personne introuvable',
  'time-off.balances.noOneHereHint': 'Il n’y a personne à cette adresse.',
  'time-off.balances.termsNotLoaded': 'Impossible de charger le régime de congés',
  'time-off.balances.plan': 'Régime de congés',
  'time-off.balances.schedule': 'Horaire de travail',
  'time-off.balances.scheduleOf': ({ schedule, week }) => `${schedule}, ${week}`,
  'time-off.balances.daysAWeek': ({ days }, { locale }) =>
    plural('fr', days, {
      one: `${formatNumber(days, locale)} jour par semaine`,
      other: `${formatNumber(days, locale)} jours par semaine`,
    }),
  'time-off.balances.daysOfWeek': ({ days, of }, { locale }) =>
    `${formatNumber(days, locale)} sur ${of} jours par semaine`,
  'time-off.balances.place': 'Lieu de travail',
  'time-off.balances.employed': 'En poste',
  'time-off.balances.employedFrom': ({ start }, { locale }) => `à partir du ${longDateText(start, locale)}`,
  'time-off.balances.employedUntil': ({ end }, { locale }) => `jusqu’au ${longDateText(end, locale)}`,
  'time-off.balances.employedBetween': ({ start, end }, { locale }) =>
    `du ${longDateText(start, locale)} au ${longDateText(end, locale)}`,
} satisfies Catalogue<typeof en>;
