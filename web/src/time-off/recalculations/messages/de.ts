import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const de = {
  'time-off.recalculations.title': 'Durch das Update korrigierte Kontostände',
  'time-off.recalculations.subtitle': 'Was diese Version anders berechnet, und warum.',
  'time-off.recalculations.filter': 'Kontostände filtern',
  'time-off.recalculations.state': 'Status',
  'time-off.recalculations.allStates': 'Alle',
  'time-off.recalculations.label': 'Korrigierte Kontostände',
  'time-off.recalculations.pagesLabel': 'korrigierte Kontostände',
  'time-off.recalculations.notLoaded': 'Die korrigierten Kontostände konnten nicht geladen werden',
  'time-off.recalculations.loading': 'Die korrigierten Kontostände werden geladen',
  'time-off.recalculations.counts': ({ open, kept, accepted }) =>
    `${open} offen, ${kept} beibehalten, ${accepted} übernommen`,
  'time-off.recalculations.nothingToReview': 'Nichts zu prüfen',
  'time-off.recalculations.none': 'Keine korrigierten Kontostände',
  'time-off.recalculations.noneHint': 'Kein Update hat einen Kontostand korrigiert, der hier steht.',
  'time-off.recalculations.bannerTitle': ({ count }) =>
    plural('de', count, {
      one: `Das Update hat ${count} Kontostand korrigiert`,
      other: `Das Update hat ${count} Kontostände korrigiert`,
    }),
  'time-off.recalculations.bannerHint': 'Übernehmen Sie die neuen Stände, oder behalten Sie die alten.',
  'time-off.recalculations.review': 'Prüfen',
  'time-off.recalculations.personColumn': 'Person',
  'time-off.recalculations.typeColumn': 'Abwesenheitsart',
  'time-off.recalculations.balanceColumn': 'Stand',
  'time-off.recalculations.reasonColumn': 'Grund',
  'time-off.recalculations.decisionColumn': 'Entscheidung',
  'time-off.recalculations.days': ({ days }, texts) => {
    const number = formatNumber(days, texts.locale);
    return plural('de', days, { one: `${number} Tag`, other: `${number} Tage` });
  },
  'time-off.recalculations.hours': ({ hours }, texts) => `${formatNumber(hours, texts.locale)} Std.`,
  'time-off.recalculations.change': ({ date, before, after }) => `${date}: ${before}, jetzt ${after}`,
  'time-off.recalculations.planChange': 'Ein Wechsel des Urlaubsmodells beendet das Urlaubsjahr',
  'time-off.recalculations.roundedOnce':
    'Was mehrere Urlaubsmodelle gewähren, wird genau addiert und einmal gerundet',
  'time-off.recalculations.outsideEmployment': 'Außerhalb der Beschäftigung zählt nichts',
  'time-off.recalculations.beforeAccount': 'Kein Urlaub aus der Zeit, bevor das Konto angelegt wurde',
  'time-off.recalculations.chargedOtherwise': 'Ein Antrag verbraucht mehr oder weniger als zuvor',
  'time-off.recalculations.otherRule': 'Eine andere Regel dieser Version',
  'time-off.recalculations.open': 'Offen',
  'time-off.recalculations.kept': 'Beibehalten',
  'time-off.recalculations.accepted': 'Übernommen',
  'time-off.recalculations.keep': 'Beibehalten',
  'time-off.recalculations.keepYours': 'Beibehalten …',
  'time-off.recalculations.keepOf': ({ name, type }) => `Beibehalten: ${name}, ${type}`,
  'time-off.recalculations.keeping': 'Wird beibehalten …',
  'time-off.recalculations.accept': 'Übernehmen',
  'time-off.recalculations.acceptYours': 'Übernehmen …',
  'time-off.recalculations.acceptOf': ({ name, type }) => `Übernehmen: ${name}, ${type}`,
  'time-off.recalculations.accepting': 'Wird übernommen …',
  'time-off.recalculations.ofPerson': ({ name, type }) => `${name}: ${type}`,
  'time-off.recalculations.notDecided': 'Über den Kontostand wurde nicht entschieden',
  'time-off.recalculations.keepAll': 'Alle beibehalten',
  'time-off.recalculations.keepAllButton': 'Alle beibehalten …',
  'time-off.recalculations.keepAllHint': ({ count }) =>
    plural('de', count, {
      one: `${count} Kontostand ist offen: Eine Korrektur bringt ihn auf den Stand vor dem Update. Ihr eigener bleibt für eine andere Person der Administration.`,
      other: `${count} Kontostände sind offen: Korrekturen bringen sie auf den Stand vor dem Update. Ihr eigener bleibt für eine andere Person der Administration.`,
    }),
  'time-off.recalculations.allKept': 'Beibehalten',
  'time-off.recalculations.acceptAll': 'Alle übernehmen',
  'time-off.recalculations.acceptAllButton': 'Alle übernehmen …',
  'time-off.recalculations.acceptAllHint': ({ count }) =>
    plural('de', count, {
      one: `${count} Kontostand ist offen: Der neue bleibt bestehen. Ihr eigener bleibt für eine andere Person der Administration.`,
      other: `${count} Kontostände sind offen: Die neuen bleiben bestehen. Ihr eigener bleibt für eine andere Person der Administration.`,
    }),
  'time-off.recalculations.saving': 'Wird gespeichert …',
  'time-off.recalculations.progress': ({ decided, open }) => `${decided} von ${open} …`,
  'time-off.recalculations.balances': ({ count }) =>
    plural('de', count, { one: `${count} Kontostand`, other: `${count} Kontostände` }),
  'time-off.recalculations.notAllDecided': 'Nicht über alle Kontostände wurde entschieden',
  'time-off.recalculations.keepYoursTitle': ({ type }) => `Beibehalten: ${type}, Ihr Konto`,
  'time-off.recalculations.acceptYoursTitle': ({ type }) => `Übernehmen: ${type}, Ihr Konto`,
  'time-off.recalculations.ownHint':
    'Über Ihr eigenes Konto entscheidet eine andere Person der Administration, außer Sie sind die einzige. Ihre Begründung wird protokolliert.',
  'time-off.recalculations.nothingDecided': 'Es wurde nichts entschieden',
  'time-off.recalculations.reasonLabel': 'Begründung',
} satisfies Catalogue<typeof en>;
