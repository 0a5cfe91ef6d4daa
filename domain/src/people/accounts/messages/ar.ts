import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const ar = {
  'people.accounts.email': 'البريد الإلكتروني',
  'people.accounts.name': 'الاسم',
  'people.accounts.personnelNumber': 'الرقم الوظيفي',
  'people.accounts.costCentre': 'مركز التكلفة',
  'people.accounts.role': 'الدور',
  'people.accounts.department': 'القسم',
  'people.accounts.employmentStart': 'تاريخ التعيين',
  'people.accounts.lastDay': 'آخر يوم عمل',
  'people.accounts.employments': 'فترات العمل',
  'people.accounts.countsEarlier': 'تُحتسب الفترات السابقة في الأقدمية',
  'people.accounts.keepsBalance': 'الاحتفاظ برصيد الفترة السابقة',
  'people.accounts.employmentsNotListed': ({ most }) =>
    `يجب أن يكون employments قائمة من 1 إلى ${most} عنصرًا`,
  'people.accounts.status': 'الحالة',
  'people.accounts.reason': 'السبب',

  'people.accounts.emailMissing': 'عنوان البريد الإلكتروني مطلوب',
  'people.accounts.emailNotValid': 'يُرجى إدخال عنوان بريد إلكتروني صالح',
  'people.accounts.emailOfOtherDomain': ({ domain }) =>
    `لا يُسمح إلا بعناوين البريد الإلكتروني من النطاق \u2066@${domain}\u2069`,

  'people.accounts.personnelNumberNotValid':
    'لا يتكوّن الرقم الوظيفي إلا من حروف وأرقام وشرطات وشرطات مائلة ونقاط',
  'people.accounts.userIdsNotListed': 'يجب أن يكون userIds قائمة معرّفات',
  'people.accounts.selectOne': 'يلزم تحديد شخص واحد على الأقل',
  'people.accounts.selectFewer': ({ most }) => `الحد الأقصى لعدد الأشخاص المحددين: ${most}`,
} satisfies Catalogue<typeof en>;
