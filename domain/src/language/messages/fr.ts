import type { Catalogue } from '../../language/message.ts';
import { formatNumber } from '../formats.ts';
import type { Texts } from '../message.ts';
import type { en, Labelled } from './en.ts';

function labelled(textOf: (label: string) => string) {
  return ({ label }: Labelled, texts: Texts) => textOf(texts.text(label));
}

export const fr = {
  'common.required': labelled((label) => `${label} : champ obligatoire`),
  'common.tooShort': ({ label, min }, texts) => `${texts.text(label)} : au moins ${min} caractères`,
  'common.tooLong': ({ label, max }, texts) => `${texts.text(label)} : au plus ${max} caractères`,
  'common.plainText': labelled((label) => `${label} : texte simple uniquement`),
  'common.plainLine': labelled((label) => `${label} : texte simple sur une seule ligne uniquement`),
  'common.text': labelled((label) => `${label} : un texte est attendu`),
  'common.visibleCharactersOnly': labelled(
    (label) => `${label} : les caractères invisibles ne sont pas admis`,
  ),
  'common.visibleCharacter': labelled((label) => `${label} : au moins un caractère visible est requis`),
  'common.letterOrDigit': labelled((label) => `${label} : au moins une lettre ou un chiffre est requis`),
  'common.noAddress': labelled((label) => `${label} : www., ://, @, < et > ne sont pas admis`),
  'common.trueOrFalse': labelled((label) => `${label} : true ou false est attendu`),
  'common.list': labelled((label) => `${label} : une liste est attendue`),
  'common.number': labelled((label) => `${label} : un nombre est attendu`),
  'common.integer': labelled((label) => `${label} : un nombre entier est attendu`),
  'common.notNegative': labelled((label) => `${label} : les valeurs négatives ne sont pas admises`),
  'common.moreThan': ({ label, limit }, texts) =>
    `${texts.text(label)} : la valeur doit être supérieure à ${formatNumber(limit, texts.locale)}`,
  'common.atLeast': ({ label, limit }, texts) =>
    `${texts.text(label)} : au moins ${formatNumber(limit, texts.locale)}`,
  'common.atMost': ({ label, limit }, texts) =>
    `${texts.text(label)} : au plus ${formatNumber(limit, texts.locale)}`,
  'common.twoDecimals': labelled((label) => `${label} : deux décimales au plus`),
  'common.wholeMinutes': labelled((label) => `${label} : minutes entières uniquement`),
  'common.wholeNumber': ({ label, first, last }, texts) =>
    `${texts.text(label)} : un nombre entier de ${first} à ${last} est attendu`,
  'common.option': ({ label, options }, texts) =>
    `${texts.text(label)} : valeurs admises : ${options.join(', ')}`,
  'common.erasedPerson': 'Personne effacée',
  'common.names': 'Noms dans d’autres langues',
  'common.nameIn': ({ language }, texts) =>
    `Nom en ${new Intl.DisplayNames(texts.language, { type: 'language' }).of(language)}`,
  'common.uuid': 'L’identifiant doit être un UUID',
  'common.version': 'La version doit être un nombre entier',
  'common.versions': 'Une version est requise pour chaque identifiant',
  'common.mostVersions': ({ most }) => `Au plus ${most} versions à la fois`,
  'common.date': labelled((label) => `${label} : une date est attendue`),
  'common.writtenDate': labelled(
    (label) => `${label} : une date entre 1900 et 2199 est attendue, au format YYYY-MM-DD`,
  ),
  'common.dateUntilYear': ({ label, last }, texts) => `${texts.text(label)} : au plus tard fin ${last}`,
  'common.dateBetweenYears': ({ label, first, last }, texts) =>
    `${texts.text(label)} : une date entre ${first} et ${last} est attendue`,
} satisfies Catalogue<typeof en>;
