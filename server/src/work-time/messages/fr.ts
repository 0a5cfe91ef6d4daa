import { formatList } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'work-time.holidaysMissingSubject': ({ years }, { locale }) =>
    `Jours fériés manquants : ${formatList(years, locale)}`,
  'work-time.holidaysMissing': ({ years }, { locale }) =>
    `Les jours fériés ${formatList(years, locale)} n’ont pas été saisis partout. D’ici là, les demandes et les soldes comptent ces jours comme travaillés.`,
  'work-time.addMissingHolidays': ({ name, year }) => `Ajouter des jours fériés : ${name}, ${year}`,
  'work-time.holidaysMonthly': 'Vous recevez cet e-mail une fois par mois jusqu’à ce qu’ils soient saisis.',
  'work-time.noSuchPlace': 'Lieu de travail introuvable',
  'work-time.noSuchPlan': 'Régime introuvable',
  'work-time.noSuchSchedule': 'Horaire introuvable',
  'work-time.placeNameTaken': ({ name }) => `Il existe déjà un lieu de travail nommé ${name}`,
  'work-time.scheduleNameTaken': ({ name }) => `Il existe déjà un horaire nommé ${name}`,
  'work-time.unknownCountry': ({ country }) => `Aucun jour férié n’est connu pour le pays ${country}`,
  'work-time.unknownRegion': ({ region, country }) =>
    `Aucun jour férié n’est connu pour la région ${region} (${country})`,
  'work-time.impactChanged': 'L’effet a changé ; prévisualisez-le de nouveau avant d’appliquer le changement',
  'work-time.rulesBusy': 'Les règles de congés sont en cours de modification ; réessayez dans un instant',
} satisfies Catalogue<typeof en>;
