import { formatNumber } from '../formats.ts';
import type { Catalogue, Texts } from '../message.ts';
import type { en, Labelled } from './en.ts';

function labelled(textOf: (label: string) => string) {
  return ({ label }: Labelled, texts: Texts) => textOf(texts.text(label));
}

export const es = {
  'common.required': labelled((label) => `${label}: campo obligatorio`),
  'common.tooShort': ({ label, min }, texts) => `${texts.text(label)}: como mínimo ${min} caracteres`,
  'common.tooLong': ({ label, max }, texts) => `${texts.text(label)}: como máximo ${max} caracteres`,
  'common.plainText': labelled((label) => `${label}: debe ser texto sin formato`),
  'common.plainLine': labelled((label) => `${label}: debe ser texto sin formato en una sola línea`),
  'common.text': labelled((label) => `${label}: debe ser un texto`),
  'common.visibleCharactersOnly': labelled((label) => `${label}: no puede contener caracteres invisibles`),
  'common.visibleCharacter': labelled((label) => `${label}: debe contener algún carácter visible`),
  'common.letterOrDigit': labelled((label) => `${label}: debe contener una letra o una cifra`),
  'common.noAddress': labelled((label) => `${label}: no puede contener www., ://, @, < ni >`),
  'common.trueOrFalse': labelled((label) => `${label}: debe ser true o false`),
  'common.list': labelled((label) => `${label}: debe ser una lista`),
  'common.number': labelled((label) => `${label}: debe ser un número`),
  'common.integer': labelled((label) => `${label}: debe ser un número entero`),
  'common.notNegative': labelled((label) => `${label}: no puede ser negativo`),
  'common.moreThan': ({ label, limit }, texts) =>
    `${texts.text(label)}: debe ser mayor que ${formatNumber(limit, texts.locale)}`,
  'common.atLeast': ({ label, limit }, texts) =>
    `${texts.text(label)}: como mínimo ${formatNumber(limit, texts.locale)}`,
  'common.atMost': ({ label, limit }, texts) =>
    `${texts.text(label)}: como máximo ${formatNumber(limit, texts.locale)}`,
  'common.twoDecimals': labelled((label) => `${label}: como máximo dos decimales`),
  'common.wholeMinutes': labelled((label) => `${label}: debe indicarse en minutos enteros`),
  'common.wholeNumber': ({ label, first, last }, texts) =>
    `${texts.text(label)}: debe ser un número entero de ${first} a ${last}`,
  'common.option': ({ label, options }, texts) =>
    `${texts.text(label)}: debe ser uno de estos valores: ${options.join(', ')}`,
  'common.erasedPerson': 'Persona suprimida',
  'common.names': 'Nombres en otros idiomas',
  'common.nameIn': ({ language }, texts) =>
    `Nombre en ${new Intl.DisplayNames(texts.language, { type: 'language' }).of(language)}`,
  'common.uuid': 'El identificador debe ser un UUID',
  'common.version': 'La versión debe ser un número entero',
  'common.versions': 'Cada identificador necesita una versión',
  'common.mostVersions': ({ most }) => `Como máximo ${most} versiones a la vez`,
  'common.date': labelled((label) => `${label}: debe ser una fecha`),
  'common.writtenDate': labelled(
    (label) => `${label}: debe ser una fecha entre 1900 y 2199, con el formato YYYY-MM-DD`,
  ),
  'common.dateUntilYear': ({ label, last }, texts) =>
    `${texts.text(label)}: como muy tarde a finales de ${last}`,
  'common.dateBetweenYears': ({ label, first, last }, texts) =>
    `${texts.text(label)}: debe ser una fecha entre ${first} y ${last}`,
} satisfies Catalogue<typeof en>;
