import { periodText } from '../../calendar/date-text.ts';
import type { Catalogue } from '../../language/message.ts';
import { plural } from '../../language/plural.ts';
import type { en } from './en.ts';

export const fr = {
  'payroll.profile': 'Le profil',
  'payroll.run': 'La transmission',
  'payroll.file': 'Le fichier',
  'payroll.name': 'Nom',
  'payroll.places': 'Sites',
  'payroll.level': 'Contenu d’une ligne',
  'payroll.types': 'Types',
  'payroll.type': 'Type',
  'payroll.payrollCode': 'Code',
  'payroll.secondCode': 'Deuxième code',
  'payroll.payoutCode': 'Code des indemnités versées',
  'payroll.columns': 'Colonnes',
  'payroll.field': 'Colonne',
  'payroll.constant': 'Texte fixe',
  'payroll.heading': 'En-tête',
  'payroll.before': 'Premières lignes',
  'payroll.headings': 'En-têtes',
  'payroll.separator': 'Séparateur',
  'payroll.decimal': 'Séparateur décimal',
  'payroll.dateFormat': 'Dates',
  'payroll.encoding': 'Encodage',
  'payroll.lineEnd': 'Fins de ligne',
  'payroll.format': 'Format du fichier',
  'payroll.groupBy': 'Fichiers',
  'payroll.corrections': 'Corrections',
  'payroll.from': 'Premier jour',
  'payroll.to': 'Dernier jour',
  'payroll.month': 'Le mois doit être au format AAAA-MM',
  'payroll.profileRequired': 'Choisissez un profil',
  'payroll.noColumns': 'Un fichier doit avoir au moins une colonne',
  'payroll.fieldOrConstant': 'Une colonne a soit un champ, soit un texte fixe',
  'payroll.sameType': 'Un type ne peut figurer qu’une fois',
  'payroll.unknownType': ({ code }) => `Le type de congé ${code} n’existe pas`,
  'payroll.unknownPlace': 'L’un des sites n’existe pas',
  'payroll.atMost': ({ label, most }, texts) => `${texts.text(label)} : ${most} au maximum`,
  'payroll.nameTaken': ({ name }) => `Un profil nommé ${name} existe déjà`,
  'payroll.hasRuns': ({ name, runs }) =>
    plural('fr', runs, {
      one: `${name} ne peut pas être supprimé : ${runs} transmission existe`,
      other: `${name} ne peut pas être supprimé : ${runs} transmissions existent`,
    }),
  'payroll.levelFixed':
    'Le contenu d’une ligne ne peut plus changer après la première transmission, car les corrections comparent les lignes. Ajoutez plutôt un nouveau profil.',
  'payroll.letterMissing': ({ letter }) =>
    `Windows-1252 ne contient pas ${letter}. Choisissez UTF-8 ou une autre graphie.`,
  'payroll.personLetterMissing': ({ name, letter }) =>
    `${name} : Windows-1252 ne contient pas ${letter}. Choisissez UTF-8 pour ce profil ou retirez la colonne.`,
  'payroll.numberMissing': ({ name }) => `${name} n’a pas de matricule`,
  'payroll.codeMissing': ({ type }, texts) => `${texts.text(type)} n’a pas de code dans ce profil`,
  'payroll.payoutCodeMissing': ({ type }, texts) =>
    `${texts.text(type)} n’a pas de code d’indemnité dans ce profil`,
  'payroll.endsBefore': 'Le dernier jour ne peut pas précéder le premier',
  'payroll.longest': ({ months }) => `Une transmission couvre au plus ${months} mois`,
  'payroll.future': 'Un mois peut être transmis dès qu’il a commencé',
  'payroll.alreadyHandedOver': ({ from, to }, { locale }) =>
    `Déjà transmis : ${periodText({ startDate: from, endDate: to }, locale)}. Les changements ultérieurs figurent comme corrections dans la prochaine transmission.`,
  'payroll.notTheLatest': ({ from, to }, { locale }) =>
    `Seule la dernière transmission peut être refaite : ${periodText({ startDate: from, endDate: to }, locale)} appartient à une précédente`,
} satisfies Catalogue<typeof en>;
