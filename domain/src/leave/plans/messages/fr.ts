import { dateText, dayText } from '../../../calendar/date-text.ts';
import { formatList } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en } from './en.ts';

export const fr = {
  'leave.plans.plan': 'Régime',
  'leave.plans.policy': 'Règle',
  'leave.plans.place': 'Lieu de travail',
  'leave.plans.name': 'Nom',
  'leave.plans.type': 'Type',
  'leave.plans.types': 'Types',
  'leave.plans.from': 'À partir du',
  'leave.plans.template': 'Modèle',
  'leave.plans.policies': 'Règles',
  'leave.plans.people': 'Personnes',
  'leave.plans.amount': 'Quantité',
  'leave.plans.on': 'Date d’effet',
  'leave.plans.expiresOn': 'Expire le',
  'leave.plans.reason': 'Motif',
  'leave.plans.through': 'Jusqu’au',
  'leave.plans.grants': 'Droits',
  'leave.plans.steps': 'Paliers',
  'leave.plans.every': 'Rythme d’acquisition',
  'leave.plans.at': 'Moment du crédit',
  'leave.plans.payDay': 'Jour de paie',
  'leave.plans.proration': 'Prorata',
  'leave.plans.minimum': 'Minimum',
  'leave.plans.waitingMonths': 'Délai d’attente',
  'leave.plans.reducedByAbsence': 'Réduction pour absence',
  'leave.plans.rounding': 'Arrondi',
  'leave.plans.fullWeek': 'Semaine complète',
  'leave.plans.cap': 'Plafond',
  'leave.plans.overdraft': 'Découvert',
  'leave.plans.carriesDebt': 'Report du découvert',
  'leave.plans.chargesHolidays': 'Décompte des jours fériés',
  'leave.plans.usableAfterMonths': 'Mois avant utilisation',
  'leave.plans.notice': 'Délai de prévenance',
  'leave.plans.longestRequest': 'Demande la plus longue',
  'leave.plans.needsWarning': 'N’expire qu’après un avertissement',
  'leave.plans.employmentMonths': 'Mois d’ancienneté',
  'leave.plans.perYear': 'Quantité par an',
  'leave.plans.carryOver': 'Report',
  'leave.plans.carryMonths': 'Mois de report',
  'leave.plans.employmentStart': 'Date d’entrée',
  'leave.plans.yearStartWritten': 'Le début de l’année de référence doit être un jour au format MM-DD',
  'leave.plans.yearStartNoDay': 'L’année de référence doit commencer un jour qui existe chaque année',
  'leave.plans.rulesNoPolicy': 'Les règles doivent être une règle ou null',
  'leave.plans.rulesMissing': 'Les règles sont obligatoires',
  'leave.plans.noType': 'Choisissez au moins un type',
  'leave.plans.unknownType': 'Ce type n’existe pas',
  'leave.plans.unknownTemplate': 'Ce modèle n’existe pas',
  'leave.plans.typeNotInTemplate': ({ country, type }, texts) =>
    `Le modèle (${texts.text(country)}) ne contient pas le type ${type}`,
  'leave.plans.peopleMissing': 'Des personnes sont requises',
  'leave.plans.termsForWhom':
    'Les conditions s’appliquent à des personnes, à un service ou à un lieu de travail',
  'leave.plans.termsEmpty': 'Un régime, un horaire ou un lieu de travail est requis',
  'leave.plans.amountZero': 'La quantité ne peut pas être 0',
  'leave.plans.expiresTooEarly': 'La date d’expiration ne peut pas précéder le jour de l’ajustement',
  'leave.plans.expiresDeduction': 'Seul ce qui est ajouté peut expirer',
  'leave.plans.mostGrants': ({ most }) => `Au plus ${most} droits sont possibles`,
  'leave.plans.mostSteps': ({ most }) => `Au plus ${most} paliers sont possibles`,
  'leave.plans.mostVersions': ({ most }) => `Un type peut avoir au plus ${most} versions dans un régime`,
  'leave.plans.payDayMissing':
    'L’acquisition toutes les deux semaines exige un jour de paie comme point de départ',
  'leave.plans.monthsNeedYear': 'Les mois d’emploi supposent une acquisition pour toute l’année en une fois',
  'leave.plans.stepMissing': 'Un droit exige une quantité par an',
  'leave.plans.firstStep': 'Le premier palier doit commencer après 0 mois',
  'leave.plans.stepOrder': 'Chaque palier doit commencer après le précédent',
  'leave.plans.grantNameTaken': 'Chaque droit doit avoir son propre nom',
  'leave.plans.grantNameMissing': 'Parmi plusieurs droits, un seul peut être sans nom',
  'leave.plans.nameTaken': ({ name }) => `Il existe déjà un régime nommé ${name}`,
  'leave.plans.versionTaken': 'Un type ne peut avoir qu’une version à partir d’un même jour',
  'leave.plans.earningFixed': ({ yearStart }, texts) =>
    `Le mode d’acquisition ne peut changer qu’au début d’une année de référence, le ${dayText(yearStart, yearStart, texts.locale)}`,
  'leave.plans.versionWouldEarn': ({ fault, from }, texts) =>
    `${texts.text(fault)} ; la version à partir du ${dateText(from, texts.locale)} aurait une autre acquisition`,
  'leave.plans.laterVersionBuilds': ({ type, from }, texts) =>
    `Les règles de ${type} à partir du ${dateText(from, texts.locale)} en dépendent ; modifiez-les ou supprimez-les d’abord`,
  'leave.plans.inUse': ({ name }) =>
    `Impossible de supprimer ${name} : des personnes, lieux de travail ou services l’utilisent`,
  'leave.plans.inUseByPeople': ({ name, people }) =>
    plural('fr', people, {
      one: `Impossible de supprimer ${name} : utilisé par ${people} personne`,
      other: `Impossible de supprimer ${name} : utilisé par ${people} personnes`,
    }),
  'leave.plans.yearStartFixed': ({ name }) =>
    `L’année de référence de ${name} est fixe, car des personnes en relèvent ou en ont relevé. Copiez ce régime avec l’autre année de référence et affectez les personnes à la copie`,
  'leave.plans.startsMissing': ({ names, others }, texts) => {
    const named = formatList(
      others > 0
        ? [...names, plural('fr', others, { one: `${others} autre`, other: `${others} autres` })]
        : names,
      texts.locale,
    );
    return `Les années de référence qui commencent à la date anniversaire exigent une date d’entrée pour : ${named}`;
  },
  'leave.plans.startNeeded':
    'Leurs années de référence commencent à la date anniversaire : la date d’entrée est donc requise',
} satisfies Catalogue<typeof en>;
