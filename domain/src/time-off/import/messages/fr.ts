import { formatNumber } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en } from './en.ts';

export const fr = {
  'time-off.import.person': 'Personne',
  'time-off.import.type': 'Type',
  'time-off.import.noPerson': ({ cell }) => `Personne n’a l’adresse ou le matricule ${cell}`,
  'time-off.import.noType': ({ cell }) =>
    `Aucun type d’absence n’a le code, le nom ou le code de paie ${cell}`,
  'time-off.import.severalTypes': ({ cell, first, second }) =>
    `${cell} est le code de paie de plusieurs types, dont ${first} et ${second}`,
  'time-off.import.noAccount': 'La personne n’a pas de congés de ce type',
  'time-off.import.otherHalf': 'La demi-journée doit être le matin (AM) ou l’après-midi (PM)',
  'time-off.import.otherStatus': 'Le statut doit être « approuvé » ou « en attente »',
  'time-off.import.otherMinutes':
    'Les minutes doivent être un nombre de 1 à 1440, ou des heures telles que 1:30',
  'time-off.import.sameDays': ({ line }) => `La ligne ${line} contient déjà une partie de ces jours`,

  'time-off.import.noRows': 'Le fichier ne contient aucune absence',
  'time-off.import.tooManyRows': ({ most }, { locale }) =>
    `Vous pouvez importer au plus ${formatNumber(most, locale)} absences à la fois`,
  'time-off.import.noColumn': ({ column }) => `La colonne ${column} manque`,

  'time-off.import.daysAdded': ({ person, type, year, amount }, { locale }) => {
    const number = formatNumber(amount, locale);
    return plural('fr', amount, {
      one: `${person} : ${number} jour de ${type} en ${year}`,
      other: `${person} : ${number} jours de ${type} en ${year}`,
    });
  },
  'time-off.import.hoursAdded': ({ person, type, year, amount }, { locale }) => {
    const number = formatNumber(amount, locale);
    return plural('fr', amount, {
      one: `${person} : ${number} heure de ${type} en ${year}`,
      other: `${person} : ${number} heures de ${type} en ${year}`,
    });
  },
} satisfies Catalogue<typeof en>;
