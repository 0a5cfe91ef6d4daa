import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'people.import.openQuote': 'Un guillemet n’est jamais fermé',
  'people.import.textAfterQuote': 'Du texte suit le guillemet fermant d’une cellule',
  'people.import.quoteInCell': 'Un guillemet se trouve dans une cellule qui ne commence pas par un guillemet',
  'people.import.noXlsx':
    'Le fichier n’a pas pu être lu comme fichier Excel (.xlsx) : enregistrez-le à nouveau dans Excel, ou en CSV',
  'people.import.xlsxTooLarge':
    'Le fichier Excel contient trop de données : ne laissez que la liste dans un nouveau fichier',
  'people.import.xlsxTooManySheets':
    'Le fichier Excel a trop de feuilles : ne laissez que la liste dans un nouveau fichier',
  'people.import.xlsxTooSlow':
    'La lecture du fichier Excel a pris trop de temps : ne laissez que la liste dans un nouveau fichier',
  'people.import.xlsxBusy': 'D’autres fichiers Excel sont en cours de lecture : réessayez dans un instant',
  'people.import.emptyFile': 'Le fichier est vide',
  'people.import.noPeople': 'Le fichier ne contient aucune personne',
  'people.import.tooManyPeople': ({ most }, { locale }) =>
    `Au plus ${formatNumber(most, locale)} personnes peuvent être importées à la fois`,
  'people.import.headingControlCharacters': ({ heading }) =>
    `L’en-tête ${heading} contient des caractères de contrôle`,
  'people.import.otherColumnCount': ({ inFile, chosen }) =>
    `Le fichier a ${inFile} colonnes, mais ${chosen} ont été choisies : veuillez le prévisualiser de nouveau`,
  'people.import.unknownColumn': ({ column, known }) =>
    `Il n’y a pas de colonne ${column} ; les colonnes sont ${known.join(', ')}`,
  'people.import.columnTwice': ({ column }) => `La colonne ${column} figure deux fois`,
  'people.import.nameTwice': 'Le nom figure deux fois : en entier et en parties',
  'people.import.noEmailColumn': 'La colonne email manque',
  'people.import.otherCellCount': ({ header, line }) => `L’en-tête a ${header} cellules, cette ligne ${line}`,
  'people.import.justJoined': 'Une personne du fichier vient de recevoir un compte : veuillez réessayer',
} satisfies Catalogue<typeof en>;
