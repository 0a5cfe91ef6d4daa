import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const ar = {
  'time-off.sickness.title': 'المرض',
  'time-off.sickness.subtitle': 'اثنا عشر شهرًا حتى تاريخ معيّن، حسب الاسم.',
  'time-off.sickness.asOf': 'في تاريخ',
  'time-off.sickness.notLoaded': 'تعذّر تحميل تقرير المرض',
  'time-off.sickness.loading': 'جارٍ تحميل فترات المرض',
  'time-off.sickness.people': 'الأشخاص',
  'time-off.sickness.person': 'الشخص',
  'time-off.sickness.spells': 'فترات المرض',
  'time-off.sickness.workDays': 'أيام العمل',
  'time-off.sickness.calendarDays': 'أيام التقويم',
  'time-off.sickness.longest': 'الأطول (بالأيام)',
  'time-off.sickness.bradford': 'معامل برادفورد',
  'time-off.sickness.now': 'المرض الحالي',
  'time-off.sickness.notNow': 'لا يوجد',
  'time-off.sickness.show': 'فترات المرض',
  'time-off.sickness.showOf': ({ name }) => `فترات مرض ${name}`,
  'time-off.sickness.none': 'لم يمرض أحد في هذه الأشهر الاثني عشر',
  'time-off.sickness.illSince': ({ day }) => `مريض منذ ${day}`,
  'time-off.sickness.payEnds': ({ day }) => `يُصرف الأجر حتى ${day}`,
  'time-off.sickness.integrationDue': 'إعادة الإدماج مستحقة',
  'time-off.sickness.off': 'تقرير المرض متوقف',
  'time-off.sickness.offHint': 'يمكن لمسؤول النظام تشغيله في إعدادات النظام. استشر ممثلي العاملين أولًا.',
  'time-off.sickness.toSettings': 'إعدادات النظام',
  'time-off.sickness.spellsTitle': 'فترات المرض',
  'time-off.sickness.spellsNotLoaded': 'تعذّر تحميل فترات المرض',
  'time-off.sickness.continues': 'استمرار لـ',
  'time-off.sickness.continuesNone': 'لا مرض سابق',
  'time-off.sickness.marked': 'تم تعديل فترة المرض',
  'time-off.sickness.notMarked': 'لم تُعدَّل فترة المرض',
  'time-off.sickness.continuesFrom': ({ day }) => `استمرار للمرض منذ ${day}`,
  'time-off.sickness.noneOfOwn': 'لم تمرض.',
  'time-off.sickness.ownSpellsHint': 'الغيابات التي لا تفصل بينها إلا أيام عطلة تُعد فترة واحدة.',
  'time-off.sickness.days': ({ workDays, calendarDays }, { locale }) => {
    const work = formatNumber(workDays, locale);
    const calendar = formatNumber(calendarDays, locale);
    return [
      plural('ar', workDays, {
        zero: `${work} يوم عمل`,
        one: 'يوم عمل واحد',
        two: 'يوما عمل',
        few: `${work} أيام عمل`,
        many: `${work} يوم عمل`,
        other: `${work} يوم عمل`,
      }),
      plural('ar', calendarDays, {
        zero: `${calendar} يوم تقويمي`,
        one: 'يوم تقويمي واحد',
        two: 'يومان تقويميان',
        few: `${calendar} أيام تقويمية`,
        many: `${calendar} يومًا تقويميًا`,
        other: `${calendar} يوم تقويمي`,
      }),
    ].join('، ');
  },
} satisfies Catalogue<typeof en>;
