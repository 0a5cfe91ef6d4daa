import { dateText, periodText } from '../../../calendar/date-text.ts';
import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en } from './en.ts';

export const ar = {
  'time-off.closings.closing': 'الإقفال',
  'time-off.closings.through': 'حتى',
  'time-off.closings.reason': 'السبب',
  'time-off.closings.notOver': 'يجب أن يكون آخر يوم يُقفل في الماضي',
  'time-off.closings.closedAlready': ({ through }, texts) =>
    `كل ما قبل نهاية ${dateText(through, texts.locale)} مقفل بالفعل`,
  'time-off.closings.pending': ({ count, requests }, texts) => {
    const named = requests.map((request) => texts.text(request)).join('؛ ');
    return plural('ar', count, {
      zero: 'لا توجد طلبات تنتظر القرار',
      one: `طلب واحد ما زال ينتظر القرار: ${named}`,
      two: `طلبان ما زالا ينتظران القرار: ${named}`,
      few: `${count} طلبات ما زالت تنتظر القرار: ${named}`,
      many: `${count} طلبًا ما زالت تنتظر القرار: ${named}`,
      other: `${count} طلب ما زالت تنتظر القرار: ${named}`,
    });
  },
  'time-off.closings.requestOf': ({ name, ...period }, texts) =>
    `${name}، ${periodText(period, texts.locale)}`,
  'time-off.closings.reopenForbidden': 'إعادة فتح سنة مقفلة متاحة لمسؤول النظام فقط',
  'time-off.closings.laterFirst': 'يلزم أولًا فتح ما أُقفل لاحقًا',
  'time-off.closings.balancesChanged': 'تغيّرت الأرصدة؛ يُرجى مراجعتها مرة أخرى قبل الإقفال',
} satisfies Catalogue<typeof en>;
