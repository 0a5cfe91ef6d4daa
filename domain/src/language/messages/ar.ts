import { formatNumber } from '../formats.ts';
import type { Catalogue, Texts } from '../message.ts';
import type { en, Labelled } from './en.ts';

function labelled(textOf: (label: string) => string) {
  return ({ label }: Labelled, texts: Texts) => textOf(texts.text(label));
}

export const ar = {
  'common.required': labelled((label) => `حقل «${label}» مطلوب`),
  'common.tooShort': ({ label, min }, texts) =>
    `الحد الأدنى لعدد الأحرف في حقل «${texts.text(label)}»: ${min}`,
  'common.tooLong': ({ label, max }, texts) =>
    `الحد الأقصى لعدد الأحرف في حقل «${texts.text(label)}»: ${max}`,
  'common.plainText': labelled((label) => `يجب أن يكون حقل «${label}» نصًا عاديًا`),
  'common.plainLine': labelled((label) => `يجب أن يكون حقل «${label}» نصًا عاديًا في سطر واحد`),
  'common.text': labelled((label) => `يجب أن يكون حقل «${label}» نصًا`),
  'common.visibleCharactersOnly': labelled((label) => `يجب ألا يحتوي حقل «${label}» على أحرف غير مرئية`),
  'common.visibleCharacter': labelled((label) => `يجب أن يحتوي حقل «${label}» على حرف مرئي`),
  'common.letterOrDigit': labelled((label) => `يجب أن يحتوي حقل «${label}» على حرف أو رقم`),
  'common.noAddress': labelled((label) => `يجب ألا يحتوي حقل «${label}» على www. أو :// أو @ أو < أو >`),
  'common.trueOrFalse': labelled((label) => `يجب أن تكون قيمة حقل «${label}» إما true أو false`),
  'common.list': labelled((label) => `يجب أن يكون حقل «${label}» قائمة`),
  'common.number': labelled((label) => `يجب أن يكون حقل «${label}» رقمًا`),
  'common.integer': labelled((label) => `يجب أن يكون حقل «${label}» عددًا صحيحًا`),
  'common.notNegative': labelled((label) => `يجب ألا تكون قيمة حقل «${label}» سالبة`),
  'common.moreThan': ({ label, limit }, texts) =>
    `يجب أن تكون قيمة حقل «${texts.text(label)}» أكبر من ${formatNumber(limit, texts.locale)}`,
  'common.atLeast': ({ label, limit }, texts) =>
    `يجب ألا تقل قيمة حقل «${texts.text(label)}» عن ${formatNumber(limit, texts.locale)}`,
  'common.atMost': ({ label, limit }, texts) =>
    `يجب ألا تزيد قيمة حقل «${texts.text(label)}» على ${formatNumber(limit, texts.locale)}`,
  'common.twoDecimals': labelled((label) => `يُسمح في حقل «${label}» بمنزلتين عشريتين على الأكثر`),
  'common.wholeMinutes': labelled((label) => `يجب أن تكون قيمة حقل «${label}» بدقائق كاملة`),
  'common.wholeNumber': ({ label, first, last }, texts) =>
    `يجب أن يكون حقل «${texts.text(label)}» عددًا صحيحًا من ${first} إلى ${last}`,
  'common.option': ({ label, options }, texts) =>
    `القيم المسموح بها في حقل «${texts.text(label)}»: ${options.join('، ')}`,
  'common.erasedPerson': 'شخص مُحيت بياناته',
  'common.names': 'الأسماء بلغات أخرى',
  'common.nameIn': ({ language }, texts) =>
    `الاسم باللغة: ${new Intl.DisplayNames(texts.language, { type: 'language' }).of(language)}`,
  'common.uuid': 'يجب أن يكون المعرّف بصيغة UUID',
  'common.version': 'يجب أن يكون رقم الإصدار عددًا صحيحًا',
  'common.versions': 'يلزم رقم إصدار لكل معرّف',
  'common.mostVersions': ({ most }) => `الحد الأقصى لعدد الإصدارات في المرة الواحدة: ${most}`,
  'common.date': labelled((label) => `يجب أن يكون حقل «${label}» تاريخًا`),
  'common.writtenDate': labelled(
    (label) => `يجب أن يكون حقل «${label}» تاريخًا بين عامي 1900 و2199 بالصيغة YYYY-MM-DD`,
  ),
  'common.dateUntilYear': ({ label, last }, texts) =>
    `يجب ألا يتجاوز تاريخ حقل «${texts.text(label)}» نهاية عام ${last}`,
  'common.dateBetweenYears': ({ label, first, last }, texts) =>
    `يجب أن يكون حقل «${texts.text(label)}» تاريخًا بين عامي ${first} و${last}`,
} satisfies Catalogue<typeof en>;
