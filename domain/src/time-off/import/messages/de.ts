import { formatNumber } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en } from './en.ts';

export const de = {
  'time-off.import.person': 'Person',
  'time-off.import.type': 'Art',
  'time-off.import.noPerson': ({ cell }) => `Niemand hat die Adresse oder Personalnummer ${cell}`,
  'time-off.import.noType': ({ cell }) =>
    `Es gibt keine Abwesenheitsart mit dem Code, Namen oder Lohnschlüssel ${cell}`,
  'time-off.import.severalTypes': ({ cell, first, second }) =>
    `${cell} ist der Lohnschlüssel mehrerer Arten, etwa ${first} und ${second}`,
  'time-off.import.noAccount': 'Die Person hat kein Konto dieser Art',
  'time-off.import.otherHalf': 'Die Tageshälfte muss vormittags (AM) oder nachmittags (PM) sein',
  'time-off.import.otherStatus': 'Der Status muss genehmigt oder offen sein',
  'time-off.import.otherMinutes': 'Minuten müssen eine Zahl von 1 bis 1440 oder Stunden wie 1:30 sein',
  'time-off.import.sameDays': ({ line }) => `Zeile ${line} enthält einige dieser Tage bereits`,

  'time-off.import.noRows': 'Die Datei enthält keine Abwesenheiten',
  'time-off.import.tooManyRows': ({ most }, { locale }) =>
    `Es können höchstens ${formatNumber(most, locale)} Abwesenheiten auf einmal importiert werden`,
  'time-off.import.noColumn': ({ column }) => `Die Spalte ${column} fehlt`,

  'time-off.import.daysAdded': ({ person, type, year, amount }, { locale }) => {
    const number = formatNumber(amount, locale);
    return plural('de', amount, {
      one: `${person}: ${number} Tag ${type} im Jahr ${year}`,
      other: `${person}: ${number} Tage ${type} im Jahr ${year}`,
    });
  },
  'time-off.import.hoursAdded': ({ person, type, year, amount }, { locale }) => {
    const number = formatNumber(amount, locale);
    return plural('de', amount, {
      one: `${person}: ${number} Stunde ${type} im Jahr ${year}`,
      other: `${person}: ${number} Stunden ${type} im Jahr ${year}`,
    });
  },
} satisfies Catalogue<typeof en>;
