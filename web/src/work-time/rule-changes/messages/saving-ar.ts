import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './saving-en.ts';

export const ar = {
  'work-time.rule-changes.cancel': 'إلغاء',
  'work-time.rule-changes.reason': 'السبب',
  'work-time.rule-changes.reasonHint': 'يشملك التغيير أيضًا، لذلك يُحفظ سببه في سجل التدقيق.',
  'work-time.rule-changes.preview': 'معاينة التغييرات',
  'work-time.rule-changes.calculating': 'جارٍ الحساب…',
  'work-time.rule-changes.noPreview': 'تعذّر تحميل المعاينة',
  'work-time.rule-changes.save': 'حفظ',
  'work-time.rule-changes.saving': 'جارٍ الحفظ…',
  'work-time.rule-changes.notSaved': 'لم يُحفظ شيء',
} satisfies Catalogue<typeof en>;
