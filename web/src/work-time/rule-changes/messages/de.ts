import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

function moved({ amount, isMost, type }: { amount: string; isMost: boolean; type?: string }): string {
  const most = isMost ? `bis zu ${amount}` : amount;
  return type === undefined ? most : `${most} (${type})`;
}

export const de = {
  'work-time.rule-changes.loadingPreview': 'Die Vorschau wird geladen',
  'work-time.rule-changes.quietToday': 'Heute ändert sich kein Kontostand.',
  'work-time.rule-changes.quietOn': ({ day }) => `Am ${day} ändert sich kein Kontostand.`,
  'work-time.rule-changes.availableToday': 'Heute verfügbar, vorher und nachher.',
  'work-time.rule-changes.availableOn': ({ day }) => `Am ${day} verfügbar, vorher und nachher.`,
  'work-time.rule-changes.people': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('de', count, { one: `${number} Person`, other: `${number} Personen` });
  },
  'work-time.rule-changes.gain': (given) =>
    plural('de', given.count, {
      one: `${given.count} erhält ${moved(given)} mehr`,
      other: `${given.count} erhalten ${moved(given)} mehr`,
    }),
  'work-time.rule-changes.lose': (given) =>
    plural('de', given.count, {
      one: `${given.count} verliert ${moved(given)}`,
      other: `${given.count} verlieren ${moved(given)}`,
    }),
  'work-time.rule-changes.getUnlimited': ({ count }) =>
    plural('de', count, {
      one: `${count} erhält unbegrenzten Urlaub`,
      other: `${count} erhalten unbegrenzten Urlaub`,
    }),
  'work-time.rule-changes.loseUnlimited': ({ count }) =>
    plural('de', count, {
      one: `${count} verliert unbegrenzten Urlaub`,
      other: `${count} verlieren unbegrenzten Urlaub`,
    }),
  'work-time.rule-changes.becomeOverdrawn': ({ count }) =>
    plural('de', count, { one: `${count} gerät ins Minus`, other: `${count} geraten ins Minus` }),
  'work-time.rule-changes.requestsRecounted': ({ count }) =>
    plural('de', count, { one: `${count} Antrag neu berechnet`, other: `${count} Anträge neu berechnet` }),
  'work-time.rule-changes.days': ({ days }, { locale }) => {
    const number = formatNumber(days, locale);
    return plural('de', days, { one: `${number} Tag`, other: `${number} Tage` });
  },
  'work-time.rule-changes.hours': ({ clock }) => `${clock} Stunden`,
  'work-time.rule-changes.noLimit': 'unbegrenzt',
  'work-time.rule-changes.peopleAffected': 'Betroffene Personen',
  'work-time.rule-changes.person': 'Person',
  'work-time.rule-changes.type': 'Abwesenheitsart',
  'work-time.rule-changes.types': 'Abwesenheitsarten',
  'work-time.rule-changes.before': 'Vorher',
  'work-time.rule-changes.after': 'Nachher',
  'work-time.rule-changes.typeBefore': ({ type }) => `${type} vorher`,
  'work-time.rule-changes.typeAfter': ({ type }) => `${type} nachher`,
  'work-time.rule-changes.difference': 'Unterschied',
  'work-time.rule-changes.compare': 'Vergleichen',
  'work-time.rule-changes.compareOf': ({ name }) => `Kontostände von ${name} vergleichen`,
  'work-time.rule-changes.overdrawn': 'Überzogen',
  'work-time.rule-changes.recounted': ({ count }) => `${count} neu berechnet`,
  'work-time.rule-changes.unchanged': 'unverändert',
  'work-time.rule-changes.balancesOf': ({ name }) => `Kontostände von ${name}`,
  'work-time.rule-changes.back': 'Zurück zur Vorschau',
  'work-time.rule-changes.effectChanged': 'Die Auswirkung hat sich geändert',
  'work-time.rule-changes.effectChangedHint':
    'Inzwischen wurde etwas anderes geändert, daher wurde nichts angewendet. Dies ist die aktuelle Auswirkung.',
  'work-time.rule-changes.notRemoved': 'Es wurde nichts entfernt',
  'work-time.rule-changes.notApplied': 'Die Änderung wurde nicht angewendet',
  'work-time.rule-changes.applying': 'Wird angewendet …',
  'work-time.rule-changes.deleting': 'Wird gelöscht …',
  'work-time.rule-changes.takingBack': 'Wird zurückgenommen …',
  'work-time.rule-changes.delete': 'Löschen',
  'work-time.rule-changes.takeBack': 'Zurücknehmen',
  'work-time.rule-changes.deleteFor': ({ count }) =>
    plural('de', count, { one: `Für ${count} Person löschen`, other: `Für ${count} Personen löschen` }),
  'work-time.rule-changes.takeBackFor': ({ count }) =>
    plural('de', count, {
      one: `Für ${count} Person zurücknehmen`,
      other: `Für ${count} Personen zurücknehmen`,
    }),
  'work-time.rule-changes.applyTo': ({ count }) =>
    plural('de', count, { one: `Auf ${count} Person anwenden`, other: `Auf ${count} Personen anwenden` }),
  'work-time.rule-changes.reading': 'Einträge werden gelesen',
  'work-time.rule-changes.comparing': 'Kontostände werden verglichen',
  'work-time.rule-changes.writing': 'Die Änderung wird geschrieben',
  'work-time.rule-changes.storing': 'Wird mit Protokoll und E-Mails gespeichert',
  'work-time.rule-changes.progress': ({ step, done, total }, { locale }) =>
    `${step}: ${formatNumber(done, locale)} von ${formatNumber(total, locale)} Personen`,
  'work-time.rule-changes.noComparison': 'Der Vergleich konnte nicht geladen werden',
  'work-time.rule-changes.loadingBalances': 'Die Kontostände werden geladen',
  'work-time.rule-changes.sameBalances': 'Die Kontostände dieser Person ändern sich nicht.',
  'work-time.rule-changes.granted': 'Gewährt',
  'work-time.rule-changes.adjusted': 'Korrigiert',
  'work-time.rule-changes.paidOut': 'Ausgezahlt',
  'work-time.rule-changes.taken': 'Genommen',
  'work-time.rule-changes.refund': 'Rückbuchung',
  'work-time.rule-changes.holiday': 'Feiertag',
  'work-time.rule-changes.expired': 'Verfallen',
  'work-time.rule-changes.forgiven': 'Erlassen',
  'work-time.rule-changes.settled': 'Früheres Arbeitsverhältnis',
  'work-time.rule-changes.opening': 'Anfangsstand',
  'work-time.rule-changes.closing': 'Endstand',
  'work-time.rule-changes.differs': '(weicht ab)',
  'work-time.rule-changes.balance': 'Stand',
} satisfies Catalogue<typeof en>;
