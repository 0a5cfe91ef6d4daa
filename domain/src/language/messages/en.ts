import { formatNumber } from '../formats.ts';
import type { Said, Texts } from '../message.ts';
import type { NameLanguage } from '../names.ts';

export interface Labelled {
  label: Said;
}

function labelled(textOf: (label: string) => string) {
  return ({ label }: Labelled, texts: Texts) => textOf(texts.text(label));
}

export interface Bounds extends Labelled {
  first: number;
  last: number;
}

export interface Limit extends Labelled {
  limit: number;
}

export const en = {
  'common.required': labelled((label) => `${label} is required`),
  'common.tooShort': ({ label, min }: Labelled & { min: number }, texts: Texts) =>
    `${texts.text(label)} must be at least ${min} characters`,
  'common.tooLong': ({ label, max }: Labelled & { max: number }, texts: Texts) =>
    `${texts.text(label)} must be at most ${max} characters`,
  'common.plainText': labelled((label) => `${label} must be plain text`),
  'common.plainLine': labelled((label) => `${label} must be plain text in one line`),
  'common.text': labelled((label) => `${label} must be a text`),
  'common.visibleCharactersOnly': labelled((label) => `${label} must not contain invisible characters`),
  'common.visibleCharacter': labelled((label) => `${label} must contain a visible character`),
  'common.letterOrDigit': labelled((label) => `${label} must contain a letter or digit`),
  'common.noAddress': labelled((label) => `${label} must not contain www., ://, @, < or >`),
  'common.trueOrFalse': labelled((label) => `${label} must be true or false`),
  'common.list': labelled((label) => `${label} must be a list`),
  'common.number': labelled((label) => `${label} must be a number`),
  'common.integer': labelled((label) => `${label} must be a whole number`),
  'common.notNegative': labelled((label) => `${label} must not be negative`),
  'common.moreThan': ({ label, limit }: Limit, texts: Texts) =>
    `${texts.text(label)} must be more than ${formatNumber(limit, texts.locale)}`,
  'common.atLeast': ({ label, limit }: Limit, texts: Texts) =>
    `${texts.text(label)} must be at least ${formatNumber(limit, texts.locale)}`,
  'common.atMost': ({ label, limit }: Limit, texts: Texts) =>
    `${texts.text(label)} must be at most ${formatNumber(limit, texts.locale)}`,
  'common.twoDecimals': labelled((label) => `${label} must have at most two decimals`),
  'common.wholeMinutes': labelled((label) => `${label} must be in whole minutes`),
  'common.wholeNumber': ({ label, first, last }: Bounds, texts: Texts) =>
    `${texts.text(label)} must be a whole number from ${first} to ${last}`,
  'common.option': ({ label, options }: Labelled & { options: readonly string[] }, texts: Texts) =>
    `${texts.text(label)} must be one of ${options.join(', ')}`,
  'common.erasedPerson': 'Erased person',
  'common.names': 'Names in other languages',
  'common.nameIn': ({ language }: { language: NameLanguage }, texts: Texts) =>
    `Name in ${new Intl.DisplayNames(texts.language, { type: 'language' }).of(language)}`,
  'common.uuid': 'The identifier must be a UUID',
  'common.version': 'The version must be a whole number',
  'common.versions': 'There must be a version for each identifier',
  'common.mostVersions': ({ most }: { most: number }) => `At most ${most} versions at once`,
  'common.date': labelled((label) => `${label} must be a date`),
  'common.writtenDate': labelled(
    (label) => `${label} must be a date between 1900 and 2199, written YYYY-MM-DD`,
  ),
  'common.dateUntilYear': ({ label, last }: Labelled & { last: number }, texts: Texts) =>
    `${texts.text(label)} must be no later than the end of ${last}`,
  'common.dateBetweenYears': ({ label, first, last }: Bounds, texts: Texts) =>
    `${texts.text(label)} must be a date between ${first} and ${last}`,
};
