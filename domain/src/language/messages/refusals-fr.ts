import { formatNumber } from '../formats.ts';
import type { Catalogue } from '../message.ts';
import type { en } from './refusals-en.ts';

export const fr = {
  'common.validationFailed': ({ fault }, texts) => `Données non valides : ${texts.text(fault)}`,
  'common.atLine': ({ line, fault }, texts) => `Ligne ${line} : ${texts.text(fault)}`,
  'common.notFound': ({ record }, texts) => `Introuvable : ${texts.text(record)}`,
  'common.changedMeanwhile': ({ record }, texts) =>
    `${texts.text(record)} : modification entre-temps ; rien n’a été enregistré`,
  'common.tooManyRows': ({ rows, most }, texts) =>
    `Ce fichier Excel aurait ${formatNumber(rows, texts.locale)} lignes, le maximum est de ${formatNumber(most, texts.locale)} : filtrez la liste ou exportez-la en CSV`,
  'common.needsPerson': 'Seule une personne peut effectuer cette action, pas un service.',
  'common.needsScope': ({ scope }) =>
    `Cette action exige la portée « ${scope} », dont le service ne dispose pas.`,
} satisfies Catalogue<typeof en>;
