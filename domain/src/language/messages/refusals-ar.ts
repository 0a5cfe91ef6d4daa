import { formatNumber } from '../formats.ts';
import type { Catalogue } from '../message.ts';
import type { en } from './refusals-en.ts';

export const ar = {
  'common.validationFailed': ({ fault }, texts) => `تعذّر التحقق من البيانات: ${texts.text(fault)}`,
  'common.atLine': ({ line, fault }, texts) => `السطر ${line}: ${texts.text(fault)}`,
  'common.notFound': ({ record }, texts) => `لم يُعثر على: ${texts.text(record)}`,
  'common.changedMeanwhile': ({ record }, texts) =>
    `حدث تغيير في هذه الأثناء (${texts.text(record)})؛ ولم يُحفظ أي شيء مما أُدخل`,
  'common.tooManyRows': ({ rows, most }, texts) =>
    `سيحتوي ملف Excel هذا على ${formatNumber(rows, texts.locale)} صفًا، والحد الأقصى ${formatNumber(most, texts.locale)}: صفِّ القائمة أو صدّرها بصيغة CSV`,
  'common.needsPerson': 'هذا الإجراء متاح للأشخاص فقط، لا للخدمات.',
  'common.needsScope': ({ scope }) => `يتطلب هذا النطاق «${scope}»، وهو غير متاح للخدمة.`,
} satisfies Catalogue<typeof en>;
