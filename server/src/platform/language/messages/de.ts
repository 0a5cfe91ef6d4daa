import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const de = {
  'http.unexpected': 'Ein unerwarteter Fehler ist aufgetreten',
  'http.keyReused': 'Dieser Idempotency-Key wurde für denselben Aufruf mit anderer Eingabe verwendet',
  'http.keyCharacters': 'Idempotency-Key muss aus 1 bis 255 sichtbaren ASCII-Zeichen bestehen',
  'http.busy': 'Almanac ist im Moment ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
  'http.tooMany': ({ what, minutes }, texts) =>
    `${texts.text(what)} ${plural('de', minutes, { one: 'Bitte warten Sie eine Minute.', other: `Bitte warten Sie ${minutes} Minuten.` })}`,
  'http.notFound': 'Nicht gefunden',
  'http.page': 'Seite',
  'http.tooLarge': 'Die Anfrage ist zu groß',
  'http.mustBeJson': 'Die Anfrage muss JSON sein',
  'http.unreadable': 'Die Anfrage konnte nicht gelesen werden',
  'http.tooSlow': 'Die Anfrage hat zu lange gedauert',
  'http.headersTooLarge': 'Die Kopfzeilen sind zu groß',
  'http.badAddress': 'Die Adresse ist ungültig',
  'http.badJson': 'Der Inhalt ist kein gültiges JSON',
  'http.wrongLength': 'Der Inhalt ist nicht so lang wie angekündigt',
  'http.bodyMustBeObject': 'Der Inhalt muss ein Objekt sein',
  'http.invalidInput': 'Die Eingabe ist ungültig',
  'http.unknownField': ({ field }) => `Es gibt kein Feld „${field}“`,
  'http.foreignPage': 'Diese Seite darf hier nichts ändern',
  'http.needsScripts':
    'Almanac braucht JavaScript. Bitte schalten Sie es für diese Website ein, und laden Sie die Seite neu.',
  'http.signIn': 'Bitte melden Sie sich an',
  'http.tooManyCalls': 'Zu viele Aufrufe auf einmal. Bitte warten Sie einen Moment.',
  'http.tooManyStreams': 'Zu viele Tabs warten auf Neuigkeiten.',
  'http.oneHost': 'Ungültige Angabe: Die Anfrage muss genau einen Host nennen',
  'http.expectation': 'Die Erwartung der Anfrage lässt sich nicht erfüllen',
} satisfies Catalogue<typeof en>;
