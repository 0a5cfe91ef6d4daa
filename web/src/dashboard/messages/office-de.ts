import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './office-en.ts';

export const de = {
  'dashboard.tasksNotLoaded': 'Ihre Aufgaben konnten nicht geladen werden',
  'dashboard.nothingToDo': 'Nichts zu erledigen',
  'dashboard.withoutStart': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('de', count, {
      one: `${number} Person hat keinen Beschäftigungsbeginn`,
      other: `${number} Personen haben keinen Beschäftigungsbeginn`,
    });
  },
  'dashboard.withoutStartHint': 'Urlaub nach Betriebszugehörigkeit lässt sich für sie nicht berechnen.',
  'dashboard.showPeople': 'Personen anzeigen',
  'dashboard.peopleLose': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('de', count, {
      one: `Bei ${number} Person verfällt in den nächsten vier Wochen Urlaub`,
      other: `Bei ${number} Personen verfällt in den nächsten vier Wochen Urlaub`,
    });
  },
  'dashboard.atLeastPeopleLose': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('de', count, {
      one: `Bei mindestens ${number} Person verfällt in den nächsten vier Wochen Urlaub`,
      other: `Bei mindestens ${number} Personen verfällt in den nächsten vier Wochen Urlaub`,
    });
  },
  'dashboard.peopleLoseHint': 'Sofern er nicht genommen wird. Per E-Mail wurde darauf hingewiesen.',
  'dashboard.showBalances': 'Kontostände anzeigen',
  'dashboard.corrected': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('de', count, {
      one: `Das Update hat ${number} Kontostand korrigiert`,
      other: `Das Update hat ${number} Kontostände korrigiert`,
    });
  },
  'dashboard.correctedHint': 'Übernehmen Sie die neuen Stände, oder behalten Sie die alten.',
  'dashboard.review': 'Prüfen',
  'dashboard.holidaysMissing': 'Feiertage fehlen',
  'dashboard.holidaysMissingHint': 'Anträge und Kontostände zählen sie als Arbeitstage.',
  'dashboard.addHolidays': ({ place, year }) => `Feiertage eintragen: ${place}, ${year}`,
  'dashboard.allPlaces': 'Alle Standorte',
  'dashboard.documentsMissing': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('de', count, {
      one: `${number} Nachweis fehlt`,
      other: `${number} Nachweise fehlen`,
    });
  },
  'dashboard.atLeastDocumentsMissing': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('de', count, {
      one: `Mindestens ${number} Nachweis fehlt`,
      other: `Mindestens ${number} Nachweise fehlen`,
    });
  },
  'dashboard.documentsMissingHint': 'Etwa Krankmeldungen, für Abwesenheiten der letzten 90 Tage.',
  'dashboard.documentOf': ({ name, days }) => `${name}, ${days}`,
  'dashboard.outNotLoaded': 'Die Abwesenden konnten nicht geladen werden',
  'dashboard.everyoneIsIn': 'Alle sind da',
  'dashboard.departments': 'Abteilungen',
  'dashboard.noDepartment': 'Keine Abteilung',
  'dashboard.outOf': ({ away, people }, { locale }) =>
    `${formatNumber(away, locale)} von ${formatNumber(people, locale)}`,
  'dashboard.moreDepartments': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('de', count, {
      one: `${number} weitere Abteilung`,
      other: `${number} weitere Abteilungen`,
    });
  },
} satisfies Catalogue<typeof en>;
