import { formatNumber } from '../formats.ts';
import type { Catalogue } from '../message.ts';
import type { en } from './refusals-en.ts';

export const de = {
  'common.validationFailed': ({ fault }, texts) => `Ungültige Angabe: ${texts.text(fault)}`,
  'common.atLine': ({ line, fault }, texts) => `Zeile ${line}: ${texts.text(fault)}`,
  'common.notFound': ({ record }, texts) => `${texts.text(record)} nicht gefunden`,
  'common.changedMeanwhile': ({ record }, texts) =>
    `${texts.text(record)} wurde inzwischen geändert; nichts davon wurde gespeichert`,
  'common.tooManyRows': ({ rows, most }, texts) =>
    `Diese Excel-Datei hätte ${formatNumber(rows, texts.locale)} Zeilen, höchstens ${formatNumber(most, texts.locale)} sind möglich: Liste filtern oder als CSV exportieren`,
  'common.needsPerson': 'Das kann nur eine Person tun, kein Dienst.',
  'common.needsScope': ({ scope }) => `Dafür fehlt dem Dienst die Berechtigung „${scope}“.`,
} satisfies Catalogue<typeof en>;
