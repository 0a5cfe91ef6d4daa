import { formatList } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './form-en.ts';

export const ar = {
  'time-off.corrections.shortening': 'جارٍ التقصير…',
  'time-off.corrections.shortened': 'قُصِّرت الإجازة',
  'time-off.corrections.notShortened': 'تعذّر تقصير الإجازة',
  'time-off.corrections.report': 'إبلاغ',
  'time-off.corrections.saving': 'جارٍ الحفظ…',
  'time-off.corrections.reported': 'تم الإبلاغ',
  'time-off.corrections.daysRemoved': 'أُزيلت الأيام',
  'time-off.corrections.notRemoved': 'تعذّرت إزالة الأيام',
  'time-off.corrections.nothingRemains': 'لا يتبقى شيء',
  'time-off.corrections.remains': ({ parts }, { locale }) => `المتبقي: ${formatList(parts, locale)}`,
  'time-off.corrections.typesNotLoaded': 'تعذّر تحميل أنواع الإجازات',
  'time-off.corrections.whatHappened': 'ماذا حدث',
  'time-off.corrections.calledBack': 'استدعاء للعمل',
  'time-off.corrections.recordedAs': ({ type }) => `تسجيل بوصفه: ${type}`,
  'time-off.corrections.firstDay': 'أول يوم',
  'time-off.corrections.lastDay': 'آخر يوم',
  'time-off.corrections.whyLabel': 'السبب',
  'time-off.corrections.whyOptional': 'السبب (اختياري)',
  'time-off.corrections.isLogged': 'يُخطَر الشخص المعني؛ ويُسجَّل ذلك.',
  'time-off.corrections.ownIsLogged': 'لا يوجد مسؤول غيرك، لذلك يُسجَّل هذا مع السبب.',
  'time-off.corrections.isForApprovers': 'يظهر لمسؤولي الموافقة.',
  'time-off.corrections.ownLastDay': 'آخر يوم من إجازتك.',
  'time-off.corrections.ownLastMorning': 'آخر يوم من إجازتك، صباحًا فقط.',
  'time-off.corrections.theirLastDay': 'آخر يوم من الإجازة.',
  'time-off.corrections.theirLastMorning': 'آخر يوم من الإجازة، صباحًا فقط.',
} satisfies Catalogue<typeof en>;
