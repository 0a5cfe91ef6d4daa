import { dateText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const fr = {
  'people.import.title': 'Importer des personnes',
  'people.import.subtitle': 'Ajoute et modifie des personnes, toutes ou aucune.',
  'people.import.previewFailed': 'L’aperçu n’a pas pu être établi',
  'people.import.source': 'Personnes d’un fichier ou en CSV',
  'people.import.columnsHelp': ({ columns, email, status }) =>
    `La première ligne nomme les colonnes, dans n’importe quel ordre : ${columns}, ou comme votre liste les nomme dans l’une des langues d’Almanac. Seule ${email} est obligatoire ; vous pouvez vérifier et modifier la lecture de chaque colonne. Une adresse qui a un compte le modifie ; une cellule vide garde la valeur enregistrée. La colonne ${status} (active ou deactivated) indique qui peut se connecter. Une autre date d’entrée modifie les jours de l’année de référence, sauf les totaux définis manuellement.`,
  'people.import.leaveHelp': ({ opening }) =>
    `Les lieux de travail, régimes de congés et horaires de travail sont indiqués par leur nom : les nouveaux arrivants les reçoivent dès leur premier jour, les personnes existantes dès aujourd’hui. Soldes initiaux : une colonne par type, en jours ou en heures, par exemple ${opening}. Une fois le fichier lu, indiquez ce qu’ils représentent.`,
  'people.import.csvText': 'Texte CSV',
  'people.import.csvExample': ({ domain }) =>
    `email,name,role,department,employmentStart\njane.doe@${domain},Jane Doe,EMPLOYEE,Engineering,2026-09-01`,
  'people.import.csvMissing': 'Choisissez un fichier ou collez le texte CSV',
  'people.import.csvTooLong': ({ most }, { locale }) =>
    `Le texte CSV ne peut pas dépasser ${formatNumber(most, locale)} caractères`,
  'people.import.workbook': ({ file }) =>
    `${file} est un ancien fichier Excel (.xls) : veuillez l’enregistrer en .xlsx et choisir ce fichier`,
  'people.import.workbookTooLong': ({ file }) => `${file} dépasse 2 Mo`,
  'people.import.workbookChosen': ({ file }) => `${file} est choisi`,
  'people.import.firstSheet': 'La première feuille est lue. Un texte collé ci-dessous remplace le fichier.',
  'people.import.chooseFile': 'Choisir un fichier',
  'people.import.preview': 'Prévisualiser',
  'people.import.checking': 'Vérification…',
  'people.import.template': 'Télécharger le modèle',
  'people.import.startOver': 'Recommencer',
  'people.import.notUtf8': ({ file }) => `${file} n’est pas en UTF-8`,
  'people.import.notUtf8Hint': ({ encoding }) =>
    `Il a été lu en ${encoding}. Veuillez vérifier les noms avec des lettres comme ä, é ou ł, et choisir un autre encodage s’ils sont incorrects.`,
  'people.import.encoding': 'Encodage du fichier',
  'people.import.utf8': 'Unicode (UTF-8)',
  'people.import.westernEuropean': 'Europe de l’Ouest (Windows-1252)',
  'people.import.centralEuropean': 'Europe centrale (Windows-1250)',
  'people.import.macintosh': 'Macintosh (Mac Roman)',
  'people.import.utf16': 'Unicode (UTF-16)',
  'people.import.utf16BigEndian': 'Unicode (UTF-16, big-endian)',
  'people.import.columns': 'Colonnes',
  'people.import.slashedDates': 'Dates avec barres obliques',
  'people.import.slashedDatesHint': 'Des dates comme 03/04/2026 peuvent désigner deux jours.',
  'people.import.chooseOrder': 'Veuillez choisir',
  'people.import.dayFirst': 'Jour en premier, comme 31/12/2026',
  'people.import.monthFirst': 'Mois en premier, comme 12/31/2026',
  'people.import.allColumns': ({ count }) =>
    plural('fr', count, {
      one: 'La colonne est importée',
      other: `Les ${count} colonnes sont toutes importées`,
    }),
  'people.import.someColumns': ({ count, total }) =>
    plural('fr', count, {
      one: `${count} colonne importée sur ${total}`,
      other: `${count} colonnes importées sur ${total}`,
    }),
  'people.import.unnamedColumn': ({ position }) => `Colonne ${position}`,
  'people.import.example': ({ cell }) => `Par exemple ${cell}`,
  'people.import.emptyColumn': 'Vide',
  'people.import.notImported': 'Non importée',
  'people.import.firstName': 'Prénom',
  'people.import.lastName': 'Nom de famille',
  'people.import.place': 'Lieu de travail',
  'people.import.plan': 'Régime de congés',
  'people.import.schedule': 'Horaire de travail',
  'people.import.faults': ({ count }) =>
    plural('fr', count, {
      one: `Corrigez d’abord ${count} erreur`,
      other: `Corrigez d’abord ${count} erreurs`,
    }),
  'people.import.faultAtLine': ({ line, fault }) => `Ligne ${line} : ${fault}`,
  'people.import.faultInColumn': ({ line, column, fault }) => `Ligne ${line}, ${column} : ${fault}`,
  'people.import.moreFaults': ({ count }) =>
    plural('fr', count, { one: `… et ${count} autre.`, other: `… et ${count} autres.` }),
  'people.import.rows': 'Lignes de l’import',
  'people.import.pages': 'lignes de l’import',
  'people.import.person': 'Personne',
  'people.import.line': 'Ligne',
  'people.import.outcome': 'Résultat',
  'people.import.record': 'Données',
  'people.import.noName': 'Sans nom',
  'people.import.from': ({ day }) => `à partir du ${day}`,
  'people.import.until': ({ day }) => `jusqu’au ${day}`,
  'people.import.openingOf': ({ type, amount }, { locale }) => `${type} ${formatNumber(amount, locale)}`,
  'people.import.openings': 'Soldes initiaux',
  'people.import.openingsAre': 'Les nombres sont',
  'people.import.openingsBalance': 'le solde à la fin d’un jour',
  'people.import.openingsCarriedOver': 'le report de la dernière année de congés',
  'people.import.openingsOnDay': 'À la fin du',
  'people.import.openingsInYear': 'Dans l’année de congés du',
  'people.import.openingEffect': ({ type, entry, balance }, { locale }) =>
    `${type} : solde ${formatNumber(balance, locale)}, par une écriture de ${formatNumber(entry, locale)}`,
  'people.import.openingExpires': ({ type, entry, balance, expires }, { locale }) =>
    `${type} : solde ${formatNumber(balance, locale)}, par une écriture de ${formatNumber(entry, locale)} ; prochaine expiration le ${dateText(expires, locale)}`,
  'people.import.columnChanged': ({ column, from, to }) => `${column} : ${from} → ${to}`,
  'people.import.emptyCell': 'vide',
  'people.import.statusActive': 'Actif',
  'people.import.statusDeactivated': 'Désactivé',
  'people.import.new': 'Nouveau',
  'people.import.changed': 'Modifié',
  'people.import.unchanged': 'Inchangé',
  'people.import.faulty': 'Erroné',
  'people.import.countNew': ({ count }) =>
    plural('fr', count, { one: `${count} nouveau`, other: `${count} nouveaux` }),
  'people.import.countChanged': ({ count }) =>
    plural('fr', count, { one: `${count} modifié`, other: `${count} modifiés` }),
  'people.import.countUnchanged': ({ count }) =>
    plural('fr', count, { one: `${count} inchangé`, other: `${count} inchangés` }),
  'people.import.countFaulty': ({ count }) =>
    plural('fr', count, { one: `${count} erroné`, other: `${count} erronés` }),
  'people.import.noRows': 'Personne',
  'people.import.cancel': 'Annuler',
  'people.import.import': ({ count }) =>
    plural('fr', count, { one: `Importer ${count} personne`, other: `Importer ${count} personnes` }),
  'people.import.importing': 'Import en cours…',
  'people.import.imported': 'Personnes importées',
  'people.import.notImportedAny': 'Rien n’a été importé',
  'people.import.welcome': 'Envoyer aux nouveaux arrivants les instructions de connexion par e-mail',
} satisfies Catalogue<typeof en>;
