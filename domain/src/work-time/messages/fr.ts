import type { Catalogue } from '../../language/message.ts';
import type { en } from './en.ts';

export const fr = {
  'work-time.name': 'Nom',
  'work-time.region': 'Région',
  'work-time.leavePlan': 'Régime de congés',
  'work-time.workSchedule': 'Horaire de travail',
  'work-time.minutes': 'Minutes',
  'work-time.firstMonday': 'Premier lundi',
  'work-time.country': 'Pays',
  'work-time.date': 'Date',
  'work-time.half': 'Demi-journée',
  'work-time.place': 'Lieu de travail',
  'work-time.schedule': 'Horaire',
  'work-time.dryRun': 'Simulation',
  'work-time.fingerprint': 'Empreinte',
  'work-time.progress': 'Progression',
  'work-time.reason': 'Motif',
  'work-time.minutesAreWhole': 'Les minutes doivent être un nombre entier',
  'work-time.minutesAreNegative': 'Les minutes ne peuvent pas être négatives',
  'work-time.tooManyMinutes': ({ max }) => `Une demi-journée compte au plus ${max} minutes`,
  'work-time.minutesAreList': 'Les minutes doivent être une liste',
  'work-time.wrongLength': ({ weeks, halves }) =>
    `Un horaire compte de 1 à ${weeks} semaines de ${halves} demi-journées`,
  'work-time.noWork': 'Un horaire doit comporter du temps de travail',
  'work-time.notMonday': 'Le premier lundi doit être un lundi',
  'work-time.firstMondayMissing': 'Le premier lundi est obligatoire si plusieurs semaines se répètent',
  'work-time.holidaysAreList': 'Les jours fériés doivent être une liste',
  'work-time.tooManyHolidays': ({ max }) => `Au plus ${max} jours fériés par an sont possibles`,
  'work-time.holidayTwice': 'Un jour ne peut être férié qu’une seule fois',
  'work-time.noYear': 'L’année doit être comprise entre 1900 et 2199',
  'work-time.otherYear': ({ year }) => `La date doit être en ${year}`,
  'work-time.scheduleInUse': ({ name }) =>
    `Impossible de supprimer ${name} : des personnes ou des lieux de travail l’utilisent`,
  'work-time.placeInUse': ({ name }) => `Impossible de supprimer ${name} : des personnes y sont rattachées`,
  'work-time.onlyPlace': ({ name }) =>
    `Impossible de supprimer ${name} : les nouveaux arrivants ont besoin d’un lieu de travail`,
} satisfies Catalogue<typeof en>;
