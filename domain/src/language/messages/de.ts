import { formatNumber } from '../formats.ts';
import type { Catalogue, Texts } from '../message.ts';
import type { en, Labelled } from './en.ts';

function labelled(textOf: (label: string) => string) {
  return ({ label }: Labelled, texts: Texts) => textOf(texts.text(label));
}

export const de = {
  'common.required': labelled((label) => `${label}: Angabe erforderlich`),
  'common.tooShort': ({ label, min }, texts) => `${texts.text(label)}: mindestens ${min} Zeichen`,
  'common.tooLong': ({ label, max }, texts) => `${texts.text(label)}: höchstens ${max} Zeichen`,
  'common.plainText': labelled((label) => `${label}: nur einfacher Text möglich`),
  'common.plainLine': labelled((label) => `${label}: nur einfacher Text in einer Zeile möglich`),
  'common.text': labelled((label) => `${label} muss ein Text sein`),
  'common.visibleCharactersOnly': labelled((label) => `${label}: unsichtbare Zeichen sind nicht erlaubt`),
  'common.visibleCharacter': labelled((label) => `${label}: mindestens ein sichtbares Zeichen erforderlich`),
  'common.letterOrDigit': labelled(
    (label) => `${label}: mindestens ein Buchstabe oder eine Ziffer erforderlich`,
  ),
  'common.noAddress': labelled((label) => `${label}: www., ://, @, < und > sind nicht erlaubt`),
  'common.trueOrFalse': labelled((label) => `${label} muss wahr oder falsch sein`),
  'common.list': labelled((label) => `${label} muss eine Liste sein`),
  'common.number': labelled((label) => `${label} muss eine Zahl sein`),
  'common.integer': labelled((label) => `${label} muss eine ganze Zahl sein`),
  'common.notNegative': labelled((label) => `${label} darf nicht negativ sein`),
  'common.moreThan': ({ label, limit }, texts) =>
    `${texts.text(label)} muss größer als ${formatNumber(limit, texts.locale)} sein`,
  'common.atLeast': ({ label, limit }, texts) =>
    `${texts.text(label)} muss mindestens ${formatNumber(limit, texts.locale)} sein`,
  'common.atMost': ({ label, limit }, texts) =>
    `${texts.text(label)} darf höchstens ${formatNumber(limit, texts.locale)} sein`,
  'common.twoDecimals': labelled((label) => `${label}: höchstens zwei Nachkommastellen`),
  'common.wholeMinutes': labelled((label) => `${label}: nur ganze Minuten möglich`),
  'common.wholeNumber': ({ label, first, last }, texts) =>
    `${texts.text(label)} muss eine ganze Zahl von ${first} bis ${last} sein`,
  'common.option': ({ label, options }, texts) =>
    `${texts.text(label)} muss einer dieser Werte sein: ${options.join(', ')}`,
  'common.erasedPerson': 'Gelöschte Person',
  'common.uuid': 'Die Kennung muss eine UUID sein',
  'common.version': 'Die Version muss eine ganze Zahl sein',
  'common.versions': 'Zu jeder Kennung muss es eine Version geben',
  'common.mostVersions': ({ most }) => `Höchstens ${most} Versionen auf einmal`,
  'common.date': labelled((label) => `${label} muss ein Datum sein`),
  'common.writtenDate': labelled(
    (label) => `${label} muss ein Datum zwischen 1900 und 2199 sein, geschrieben JJJJ-MM-TT`,
  ),
  'common.dateUntilYear': ({ label, last }, texts) =>
    `${texts.text(label)} darf nicht nach dem Ende des Jahres ${last} liegen`,
  'common.dateBetweenYears': ({ label, first, last }, texts) =>
    `${texts.text(label)} muss ein Datum zwischen ${first} und ${last} sein`,
  'common.names': 'Namen in anderen Sprachen',
  'common.nameIn': ({ language }, texts) =>
    `Name auf ${new Intl.DisplayNames(texts.language, { type: 'language' }).of(language)}`,
} satisfies Catalogue<typeof en>;
