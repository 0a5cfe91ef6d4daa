import { periodText } from '../../../calendar/date-text.ts';
import { formatNumber } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const fr = {
  'people.import.csv': 'Texte CSV',
  'people.import.xlsxNotBase64': 'Le fichier Excel doit être donné en base64',
  'people.import.xlsxTooLong': 'Le fichier Excel doit faire au plus 2 Mo',
  'people.import.oneFile': 'Donnez les personnes en csv ou en xlsx',
  'people.import.openingAfterToday': 'Le jour des soldes initiaux ne doit pas être après aujourd’hui',
  'people.import.columnsNotListed': 'columns doit être une liste',
  'people.import.tooManyColumns': ({ most }) => `Au plus ${most} colonnes peuvent être lues`,
  'people.import.dateOrder': 'dateOrder doit être DMY ou MDY',
  'people.import.noDepartment': ({ cell }) => `Il n’existe aucun service nommé ${cell}`,
  'people.import.noPlace': ({ cell }) => `Il n’existe aucun lieu de travail nommé ${cell}`,
  'people.import.noPlan': ({ cell }) => `Il n’existe aucun régime de congés nommé ${cell}`,
  'people.import.noSchedule': ({ cell }) => `Il n’existe aucun horaire de travail nommé ${cell}`,
  'people.import.otherStatus': 'status doit être active ou deactivated',
  'people.import.ambiguousDate': ({ cell }) =>
    `${cell} peut désigner deux jours : choisissez si le jour ou le mois vient en premier, ou utilisez le format YYYY-MM-DD`,
  'people.import.twoDigitYear': ({ cell }) =>
    `${cell} a une année à deux chiffres : écrivez les quatre chiffres, par exemple 2026`,
  'people.import.unreadableLetters': ({ cell }) =>
    `${cell} contient des lettres illisibles : enregistrez le fichier en UTF-8`,
  'people.import.controlCharacters': ({ cell }) => `${cell} contient des caractères de contrôle`,
  'people.import.openingInDays': ({ type }, texts) =>
    `Solde initial (${texts.text(type)}) : un nombre de jours avec deux décimales au plus est attendu, par exemple ${formatNumber(12.5, texts.locale)}`,
  'people.import.openingInHours': ({ type }, texts) =>
    `Solde initial (${texts.text(type)}) : un nombre d’heures en minutes entières est attendu, par exemple ${formatNumber(7.5, texts.locale)} ou 7:30`,
  'people.import.anniversaryNeedsStart': ({ plan }) =>
    `Les années de référence de ${plan} commencent à la date anniversaire : la date d’entrée est requise`,
  'people.import.grantsNone': ({ plan, type }, texts) =>
    `${plan} n’accorde aucun droit de type ${texts.text(type)} : aucun solde initial n’est possible`,
  'people.import.openingBeforeStart': 'Le solde est donné pour un jour antérieur au premier jour de travail',
  'people.import.sameAddress': ({ line }) => `Cette adresse figure déjà à la ligne ${line}`,
  'people.import.sameNumber': ({ line }) => `Ce matricule figure déjà à la ligne ${line}`,
  'people.import.noAccountToDeactivate':
    'Il n’y a aucun compte à désactiver ; veuillez supprimer cette ligne',
  'people.import.ownOpening':
    'Vous ne pouvez pas ouvrir votre propre solde ; un autre administrateur le peut',
  'people.import.ownPlace':
    'Vous ne pouvez pas modifier votre propre lieu de travail ; un autre administrateur le peut',
  'people.import.ownPlan':
    'Vous ne pouvez pas modifier votre propre régime ; un autre administrateur le peut',
  'people.import.ownSchedule':
    'Vous ne pouvez pas modifier votre propre horaire ; un autre administrateur le peut',
  'people.import.activeAfterLastDay': 'Une personne dont le dernier jour est passé ne peut pas être active',
  'people.import.pendingAfterLastDay': ({ type, period }, texts) =>
    `En attente : ${texts.text(type)}, ${periodText(period, texts.locale)} : des jours suivent le dernier jour et ne sont pas annulés`,
  'people.import.approvedAfterLastDay': ({ type, period }, texts) =>
    `Approuvée : ${texts.text(type)}, ${periodText(period, texts.locale)} : des jours suivent le dernier jour et ne sont pas annulés`,
} satisfies Catalogue<typeof en>;
