import type { Role } from '../../access/role.ts';
import { dateText, periodText } from '../../calendar/date-text.ts';
import { formatList, formatNumber } from '../../language/formats.ts';
import type { Catalogue, Texts } from '../../language/message.ts';
import type { ChangedFields, Deputy, en, OfPerson } from './events-en.ts';

function ofPerson(textOf: (person: string) => string) {
  return ({ person }: OfPerson, texts: Texts) => textOf(texts.text(person));
}

function fieldsText({ fields }: ChangedFields, texts: Texts): string {
  return formatList(fields.map(texts.text), texts.locale, 'plain');
}

function deputyText({ deputy, person, period }: Deputy, texts: Texts): string {
  const days = periodText(period, texts.locale);
  return `${texts.text(deputy)} نائبًا عن ${texts.text(person)}، ${days}`;
}

const roles: Readonly<Record<Role, string>> = {
  EMPLOYEE: 'موظف',
  MANAGER: 'مدير',
  HR_ADMIN: 'مسؤول الموارد البشرية',
  SYSTEM_ADMIN: 'مسؤول النظام',
};

export const ar = {
  'people.events.imported': ofPerson((person) => `استيراد ${person}`),
  'people.events.signedUp': ofPerson((person) => `إنشاء حساب ${person} عند أول تسجيل دخول`),
  'people.events.invited': ofPerson((person) => `دعوة ${person}`),
  'people.events.welcomed': ofPerson((person) => `إرسال طريقة تسجيل الدخول إلى ${person}`),
  'people.events.ownNameChanged': ({ name }) => `تغيير الاسم الشخصي إلى ${name}`,
  'people.events.changed': (values, texts) =>
    `تغيير بيانات ${texts.text(values.person)}: ${fieldsText(values, texts)}`,
  'people.events.changedByImport': (values, texts) =>
    `تغيير بيانات ${texts.text(values.person)} بالاستيراد: ${fieldsText(values, texts)}`,
  'people.events.roleChanged': ({ person, from, to }, texts) =>
    `تغيير دور ${texts.text(person)} من ${roles[from]} إلى ${roles[to]}`,
  'people.events.photoChanged': 'تغيير الصورة الشخصية',
  'people.events.ownPhotoRemoved': 'إزالة الصورة الشخصية',
  'people.events.photoRemoved': ofPerson((person) => `إزالة صورة ${person}`),
  'people.events.emailsChosen': 'اختيار الرسائل المطلوب استلامها',
  'people.events.languageChosen': 'اختيار لغة',
  'people.events.leavingPlanned': ({ person, lastDay }, texts) =>
    `تحديد آخر يوم عمل (${texts.text(person)}): ${dateText(lastDay, texts.locale)}`,
  'people.events.employmentsChanged': ofPerson((person) => `تغيير فترات عمل ${person}`),
  'people.events.deputyNamed': (values, texts) => `تعيين ${deputyText(values, texts)}`,
  'people.events.deputyRemoved': (values, texts) => `إلغاء تعيين ${deputyText(values, texts)}`,
  'people.events.deactivated': ofPerson((person) => `تعطيل حساب ${person}`),
  'people.events.deactivatedByImport': ofPerson((person) => `تعطيل حساب ${person} بالاستيراد`),
  'people.events.left': ({ person, lastDay }, texts) =>
    `تعطيل حساب ${texts.text(person)} بعد آخر يوم عمل: ${dateText(lastDay, texts.locale)}`,
  'people.events.reactivated': ofPerson((person) => `إعادة تفعيل حساب ${person}`),
  'people.events.reactivatedByImport': ofPerson((person) => `إعادة تفعيل حساب ${person} بالاستيراد`),
  'people.events.deleted': ({ address }) => `حذف الحساب الشخصي، ${address}`,
  'people.events.exported': ofPerson((person) => `تصدير جميع بيانات ${person}`),
  'people.events.erased': ofPerson((person) => `محو الأسماء والعناوين والأسباب: ${person}`),
  'people.events.peopleImported': ({ added, changed, unchanged }, { locale }) =>
    `استيراد الأشخاص: جديد ${formatNumber(added, locale)}، معدَّل ${formatNumber(changed, locale)}، بلا تغيير ${formatNumber(unchanged, locale)}`,
} satisfies Catalogue<typeof en>;
