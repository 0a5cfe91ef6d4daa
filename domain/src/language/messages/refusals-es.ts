import { formatNumber } from '../formats.ts';
import type { Catalogue } from '../message.ts';
import type { en } from './refusals-en.ts';

export const es = {
  'common.validationFailed': ({ fault }, texts) => `Datos no válidos: ${texts.text(fault)}`,
  'common.atLine': ({ line, fault }, texts) => `Línea ${line}: ${texts.text(fault)}`,
  'common.notFound': ({ record }, texts) => `No se ha encontrado: ${texts.text(record)}`,
  'common.changedMeanwhile': ({ record }, texts) =>
    `Entretanto se han modificado estos datos: ${texts.text(record)}; no se ha guardado nada`,
  'common.tooManyRows': ({ rows, most }, texts) =>
    `Este archivo de Excel tendría ${formatNumber(rows, texts.locale)} filas y el máximo es ${formatNumber(most, texts.locale)}: filtre la lista o expórtela como CSV`,
  'common.needsPerson': 'Esto solo puede hacerlo una persona, no un servicio.',
  'common.needsScope': ({ scope }) => `Esto requiere el permiso «${scope}», que el servicio no tiene.`,
} satisfies Catalogue<typeof en>;
