import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const fr = {
  'time-off.import.columnPerson': 'Personne (adresse ou matricule)',
  'time-off.import.columnType': 'Type',
  'time-off.import.columnStartDate': 'Premier jour',
  'time-off.import.columnEndDate': 'Dernier jour',
  'time-off.import.columnStartHalf': 'Demi-journée de début',
  'time-off.import.columnEndHalf': 'Demi-journée de fin',
  'time-off.import.columnMinutes': 'Minutes',
  'time-off.import.columnStatus': 'Statut',
  'time-off.import.columnReason': 'Motif',
  'time-off.import.openImport': 'Importer des absences',
  'time-off.import.title': 'Importer des absences',
  'time-off.import.description':
    'Enregistre les absences déjà prises, toutes ou aucune. Personne ne reçoit d’e-mail.',
  'time-off.import.previewFailed': 'L’aperçu n’a pas pu être créé',
  'time-off.import.notImported': 'Rien n’a été importé',
  'time-off.import.imported': 'Absences importées',
  'time-off.import.importing': 'Importation…',
  'time-off.import.cancel': 'Annuler',
  'time-off.import.added': 'Nouvelle',
  'time-off.import.unchanged': 'Inchangée',
  'time-off.import.faulty': 'Erronée',
  'time-off.import.nothing': 'Aucune absence',
  'time-off.import.readingPeople': 'Lecture des personnes',
  'time-off.import.storing': 'Enregistrement des absences',
  'time-off.import.rows': 'Lignes de l’importation',
  'time-off.import.pages': 'lignes de l’importation',
  'time-off.import.personHeading': 'Personne',
  'time-off.import.absence': 'Absence',
  'time-off.import.amount': 'Décompte',
  'time-off.import.outcome': 'Résultat',
  'time-off.import.example': ({ domain }) =>
    `person,type,startDate,endDate\njeanne.martin@${domain},VACATION,2026-03-02,2026-03-06`,
  'time-off.import.import': ({ count }) =>
    plural('fr', count, { one: `Importer ${count} absence`, other: `Importer ${count} absences` }),
  'time-off.import.countAdded': ({ count }) =>
    plural('fr', count, { one: `${count} nouvelle`, other: `${count} nouvelles` }),
  'time-off.import.countUnchanged': ({ count }) =>
    plural('fr', count, { one: `${count} inchangée`, other: `${count} inchangées` }),
  'time-off.import.countFaulty': ({ count }) =>
    plural('fr', count, { one: `${count} erronée`, other: `${count} erronées` }),
  'time-off.import.checkingRows': ({ done, total }, { locale }) =>
    `Vérification des lignes : ${formatNumber(done, locale)} sur ${formatNumber(total, locale)}`,
  'time-off.import.line': ({ line }) => `Ligne ${line}`,
  'time-off.import.days': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('fr', count, { one: `${number} jour`, other: `${number} jours` });
  },
  'time-off.import.hours': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('fr', count, { one: `${number} heure`, other: `${number} heures` });
  },
} satisfies Catalogue<typeof en>;
