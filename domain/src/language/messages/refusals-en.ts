import { formatNumber } from '../formats.ts';
import type { Said, Texts } from '../message.ts';

export const en = {
  'common.validationFailed': ({ fault }: { fault: Said }, texts: Texts) =>
    `Validation failed: ${texts.text(fault)}`,
  'common.atLine': ({ line, fault }: { line: number; fault: Said }, texts: Texts) =>
    `Line ${line}: ${texts.text(fault)}`,
  'common.notFound': ({ record }: { record: Said }, texts: Texts) => `${texts.text(record)} not found`,
  'common.changedMeanwhile': ({ record }: { record: Said }, texts: Texts) =>
    `${texts.text(record)} was changed meanwhile; nothing of this was saved`,
  'common.tooManyRows': ({ rows, most }: { rows: number; most: number }, texts: Texts) =>
    `This Excel file would have ${formatNumber(rows, texts.locale)} rows, and the most is ${formatNumber(most, texts.locale)}: filter the list or export it as CSV`,
  'common.needsPerson': 'Only a person can do this: services cannot.',
  'common.needsScope': ({ scope }: { scope: string }) =>
    `This needs the scope '${scope}', which the service does not have.`,
};
