import { dateText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const de = {
  'time-off.closings.title': 'Jahresabschluss',
  'time-off.closings.subtitle': 'Übertrag prüfen, dann das Jahr abschließen.',
  'time-off.closings.closeThrough': 'Abschließen bis',
  'time-off.closings.close': ({ year }) => `${year} abschließen`,
  'time-off.closings.closeDay': 'Bis zu diesem Tag abschließen',
  'time-off.closings.balancesTitle': 'Kontostände am Jahresende',
  'time-off.closings.final': 'Abgeschlossen; diese Zahlen sind endgültig.',
  'time-off.closings.asOfToday': ({ date }) => `${date}, nach heutigem Stand.`,
  'time-off.closings.balancesNotLoaded': 'Die Kontostände dieses Tages konnten nicht geladen werden',
  'time-off.closings.balancesLoading': 'Die Kontostände werden geladen',
  'time-off.closings.balancesLabel': 'Kontostände nach Urlaubsmodell und Abwesenheitsart',
  'time-off.closings.noBalances': 'Keine Kontostände',
  'time-off.closings.noBalancesHint': 'An diesem Tag hat niemand einen Kontostand.',
  'time-off.closings.closed': 'Abgeschlossen',
  'time-off.closings.closedHint': 'Abgeschlossene Jahre lassen sich nicht ändern.',
  'time-off.closings.closedNotLoaded': 'Die abgeschlossenen Jahre konnten nicht geladen werden',
  'time-off.closings.closedLoading': 'Die abgeschlossenen Jahre werden geladen',
  'time-off.closings.leavers': 'Ausgeschiedene Personen',
  'time-off.closings.leaversHint': 'Auszuzahlen, oben nicht enthalten.',
  'time-off.closings.leaversLabel': 'Auszuzahlen nach Urlaubsmodell und Abwesenheitsart',
  'time-off.closings.payables': 'Auszuzahlen',
  'time-off.closings.payablesHint': 'Personen, deren letzter Arbeitstag vorbei ist.',
  'time-off.closings.payablesLabel': 'Auszuzahlen je Person',
  'time-off.closings.payablesNotLoaded': 'Die Auszahlungen konnten nicht geladen werden',
  'time-off.closings.payablesLoading': 'Auszahlungen werden geladen',
  'time-off.closings.personColumn': 'Person',
  'time-off.closings.lastDayColumn': 'Letzter Tag',
  'time-off.closings.amountColumn': 'Umfang',
  'time-off.closings.payablesPages': 'Seiten der Auszahlungen',
  'time-off.closings.payOut': 'Auszahlen …',
  'time-off.closings.payOutOf': ({ name, type }) => `Auszahlen …: ${name}, ${type}`,
  'time-off.closings.printStatements': 'Kontoauszüge drucken …',
  'time-off.closings.takenInAdvance': ({ amount }) => `im Voraus genommen: ${amount}`,
  'time-off.closings.planColumn': 'Urlaubsmodell',
  'time-off.closings.typeColumn': 'Abwesenheitsart',
  'time-off.closings.peopleColumn': 'Personen',
  'time-off.closings.expiresColumn': 'Verfällt',
  'time-off.closings.remainingColumn': 'Rest',
  'time-off.closings.expiringColumn': 'Davon befristet',
  'time-off.closings.overdrawnColumn': 'Überzogen',
  'time-off.closings.days': ({ days }, texts) => {
    const number = formatNumber(days, texts.locale);
    return plural('de', days, { one: `${number} Tag`, other: `${number} Tage` });
  },
  'time-off.closings.hours': ({ hours }, texts) => `${formatNumber(hours, texts.locale)} Std.`,
  'time-off.closings.none': 'Noch ist nichts abgeschlossen.',
  'time-off.closings.throughDate': ({ date }) => `Bis ${date}`,
  'time-off.closings.balancesOfPeople': ({ balances, people }, texts) => {
    const ofBalances = plural('de', balances, {
      one: `${formatNumber(balances, texts.locale)} Konto`,
      other: `${formatNumber(balances, texts.locale)} Konten`,
    });
    return plural('de', people, {
      one: `${ofBalances} von ${formatNumber(people, texts.locale)} Person`,
      other: `${ofBalances} von ${formatNumber(people, texts.locale)} Personen`,
    });
  },
  'time-off.closings.openAgain': 'Wieder öffnen …',
  'time-off.closings.openAgainTitle': 'Abschluss wieder öffnen',
  'time-off.closings.openAgainHint': ({ through }, texts) =>
    `Die zum ${dateText(through, texts.locale)} gespeicherten Kontostände werden gelöscht, und alles davor lässt sich wieder ändern. Ihre Begründung wird protokolliert.`,
  'time-off.closings.reopen': 'Wieder öffnen',
  'time-off.closings.reopening': 'Wird geöffnet …',
  'time-off.closings.reopened': 'Wieder geöffnet',
  'time-off.closings.notReopened': 'Der Abschluss bleibt bestehen',
  'time-off.closings.reasonLabel': 'Begründung',
  'time-off.closings.reasonMissing': 'Eine Begründung ist nötig',
  'time-off.closings.closeHint': ({ through }, texts) =>
    `Alle Kontostände zum ${dateText(through, texts.locale)} werden gespeichert. Danach wird alles abgelehnt, was einen Stand bis zu diesem Tag ändern würde: Anträge, Korrekturen, Beschäftigungsdaten, Regeln, Feiertage. Korrigiert wird dann im offenen Jahr.`,
  'time-off.closings.inProgress': 'Wird abgeschlossen …',
  'time-off.closings.done': 'Abgeschlossen',
  'time-off.closings.doneThrough': ({ through }, texts) => `Bis ${dateText(through, texts.locale)}`,
  'time-off.closings.notClosed': 'Es wurde nichts abgeschlossen',
} satisfies Catalogue<typeof en>;
