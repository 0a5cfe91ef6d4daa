import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const ar = {
  'leave.terms.from': 'من',
  'leave.terms.firstTerms': 'لا يمكن حذف أول شروط إجازة لشخص ما؛ يمكن تغييرها بدلًا من ذلك',
  'leave.terms.change': 'تغيير شروط الإجازة',
  'leave.terms.own': 'لا يمكن تغيير خطتك أو جدول عملك أو موقع عملك بنفسك؛ يمكن لمسؤول آخر القيام بذلك',
  'leave.terms.reasonWithGroup': 'التغيير يشملك أيضًا: يلزم ذكر سبب، ويُحفظ في سجل التدقيق',
} satisfies Catalogue<typeof en>;
