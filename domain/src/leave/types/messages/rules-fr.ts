import type { Catalogue } from '../../../language/message.ts';
import type { en } from './rules-en.ts';

export const fr = {
  'leave.types.code': 'Code',
  'leave.types.name': 'Nom',
  'leave.types.colour': 'Couleur',
  'leave.types.unit': 'Unité',
  'leave.types.counts': 'Jours comptés',
  'leave.types.takesHalves': 'Demi-journées',
  'leave.types.isPaid': 'Payé',
  'leave.types.isAway': 'Absence du travail',
  'leave.types.needsApproval': 'Validation requise',
  'leave.types.remindsOfExpiry': 'Rappel avant l’expiration',
  'leave.types.isPaidOut': 'Indemnisation au départ',
  'leave.types.isSickness': 'Maladie de la personne elle-même',
  'leave.types.documentBy': 'Justificatif fourni par',
  'leave.types.reason': 'Motif',
  'leave.types.documentAfterDays': 'Justificatif exigé après (jours)',
  'leave.types.reducesLeave': 'Réduit les congés',
  'leave.types.protectsLeave': 'Protège les congés de l’expiration',
  'leave.types.protectedMonths': 'Mois après l’année de référence',
  'leave.types.wrongProtection':
    'Indiquez si les congés sont conservés jusqu’à la fin de l’année de référence suivante ou pendant un nombre de mois',
  'leave.types.shownTo': 'Visible par',
  'leave.types.codeCharacters':
    'Code : majuscules, chiffres et tirets bas uniquement, par exemple PARENTAL_LEAVE',
  'leave.types.reservedCode': ({ code }) => `Le code ne peut pas être ${code}`,
  'leave.types.hoursOfWork': 'Un type en heures compte les jours travaillés de l’horaire',
  'leave.types.inUse': ({ name }) =>
    `Impossible de supprimer ${name} : des régimes, des soldes ou des demandes l’utilisent`,
  'leave.types.isStandard': ({ name }) =>
    `Impossible de supprimer ${name} : des soldes et des statistiques en dépendent`,
  'leave.types.staysInDays': ({ name }) =>
    `${name} reste en jours : des régimes, des soldes ou des demandes en contiennent`,
  'leave.types.staysInHours': ({ name }) =>
    `${name} reste en heures : des régimes, des soldes ou des demandes en contiennent`,
} satisfies Catalogue<typeof en>;
