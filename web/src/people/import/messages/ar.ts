import { dateText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const ar = {
  'people.import.title': 'استيراد الأشخاص',
  'people.import.subtitle': 'إضافة أشخاص وتغيير بياناتهم، الكل أو لا شيء.',
  'people.import.previewFailed': 'تعذّر إعداد المعاينة',

  'people.import.source': 'الأشخاص من ملف أو بصيغة CSV',
  'people.import.columnsHelp': ({ columns, email, status }) =>
    `يسمّي السطر الأول الأعمدة بأي ترتيب: ${columns}، أو بالأسماء المستخدمة في قائمتك بإحدى لغات Almanac. العمود ${email} وحده إلزامي؛ ويمكن مراجعة طريقة قراءة كل عمود وتغييرها. العنوان الذي له حساب يغيّر الحساب؛ والخلية الفارغة تُبقي القيمة المحفوظة. يحدد العمود ${status} بالقيمة active أو deactivated من يمكنه تسجيل الدخول. وتغيير تاريخ التعيين يغيّر أيام سنة الإجازات، باستثناء الإجماليات المحددة يدويًا.`,
  'people.import.leaveHelp': ({ opening }) =>
    `تُذكر مواقع العمل وخطط الإجازات وجداول العمل بأسمائها: تسري على الجدد منذ يومهم الأول، وعلى الأشخاص الحاليين من اليوم. الأرصدة الافتتاحية: عمود لكل نوع، بالأيام أو بالساعات، مثل ${opening}. وبعد قراءة الملف، حدّد ما تعنيه.`,
  'people.import.csvText': 'نص CSV',
  'people.import.csvExample': ({ domain }) =>
    `email,name,role,department,employmentStart\njane.doe@${domain},Jane Doe,EMPLOYEE,Engineering,2026-09-01`,
  'people.import.csvMissing': 'يُرجى اختيار ملف أو لصق نص CSV',
  'people.import.csvTooLong': ({ most }, { locale }) =>
    `الحد الأقصى لعدد أحرف نص CSV: ${formatNumber(most, locale)}`,
  'people.import.workbook': ({ file }) =>
    `الملف ${file} ملف Excel قديم (.xls): يُرجى حفظه بصيغة ‎.xlsx ثم اختياره`,
  'people.import.workbookTooLong': ({ file }) => `حجم الملف ${file} أكبر من 2 ميغابايت`,
  'people.import.workbookChosen': ({ file }) => `تم اختيار ${file}`,
  'people.import.firstSheet': 'تُقرأ الورقة الأولى. والنص الذي يُلصق أدناه يحل محل الملف.',
  'people.import.chooseFile': 'اختيار ملف',
  'people.import.preview': 'معاينة',
  'people.import.checking': 'جارٍ التحقق…',
  'people.import.template': 'تنزيل النموذج',
  'people.import.startOver': 'البدء من جديد',

  'people.import.notUtf8': ({ file }) => `الملف ${file} ليس بترميز UTF-8`,
  'people.import.notUtf8Hint': ({ encoding }) =>
    `قُرئ الملف بترميز ${encoding}. يُرجى مراجعة الأسماء التي فيها أحرف مثل ä أو é أو ł، واختيار ترميز آخر إن كانت خاطئة.`,
  'people.import.encoding': 'ترميز الملف',
  'people.import.utf8': 'يونيكود (UTF-8)',
  'people.import.westernEuropean': 'أوروبي غربي (Windows-1252)',
  'people.import.centralEuropean': 'أوروبي مركزي (Windows-1250)',
  'people.import.macintosh': 'ماكنتوش (Mac Roman)',
  'people.import.utf16': 'يونيكود (UTF-16)',
  'people.import.utf16BigEndian': 'يونيكود (UTF-16، big endian)',

  'people.import.columns': 'الأعمدة',
  'people.import.slashedDates': 'تواريخ بشرطات مائلة',
  'people.import.slashedDatesHint': 'تواريخ مثل 03/04/2026 قد تعني أحد يومين.',
  'people.import.chooseOrder': 'يُرجى الاختيار',
  'people.import.dayFirst': 'اليوم أولًا، مثل 31/12/2026',
  'people.import.monthFirst': 'الشهر أولًا، مثل 12/31/2026',
  'people.import.allColumns': ({ count }) =>
    plural('ar', count, {
      zero: 'لا أعمدة للاستيراد',
      one: 'يُستورد العمود',
      two: 'يُستورد العمودان كلاهما',
      few: `تُستورد الأعمدة كلها (${count})`,
      many: `تُستورد الأعمدة كلها (${count})`,
      other: `تُستورد الأعمدة كلها (${count})`,
    }),
  'people.import.someColumns': ({ count, total }) => `الأعمدة المستوردة: ${count} من ${total}`,
  'people.import.unnamedColumn': ({ position }) => `العمود ${position}`,
  'people.import.example': ({ cell }) => `مثل ${cell}`,
  'people.import.emptyColumn': 'فارغ',
  'people.import.notImported': 'لا يُستورد',
  'people.import.firstName': 'الاسم الأول',
  'people.import.lastName': 'اسم العائلة',
  'people.import.place': 'موقع العمل',
  'people.import.plan': 'خطة الإجازات',
  'people.import.schedule': 'جدول العمل',

  'people.import.faults': ({ count }) =>
    plural('ar', count, {
      zero: 'لا أخطاء',
      one: 'يلزم تصحيح خطأ واحد أولًا',
      two: 'يلزم تصحيح خطأين أولًا',
      few: `يلزم تصحيح ${count} أخطاء أولًا`,
      many: `يلزم تصحيح ${count} خطأً أولًا`,
      other: `يلزم تصحيح ${count} خطأ أولًا`,
    }),
  'people.import.faultAtLine': ({ line, fault }) => `السطر ${line}: ${fault}`,
  'people.import.faultInColumn': ({ line, column, fault }) => `السطر ${line}، ${column}: ${fault}`,
  'people.import.moreFaults': ({ count }) => `… و${count} غيرها.`,
  'people.import.rows': 'أسطر الاستيراد',
  'people.import.pages': 'أسطر الاستيراد',
  'people.import.person': 'الشخص',
  'people.import.line': 'السطر',
  'people.import.outcome': 'النتيجة',
  'people.import.record': 'السجل',
  'people.import.noName': 'بلا اسم',
  'people.import.from': ({ day }) => `من ${day}`,
  'people.import.until': ({ day }) => `حتى ${day}`,
  'people.import.openingOf': ({ type, amount }, { locale }) => `${type} ${formatNumber(amount, locale)}`,
  'people.import.openings': 'الأرصدة الافتتاحية',
  'people.import.openingsAre': 'الأرقام هي',
  'people.import.openingsBalance': 'الرصيد في نهاية يوم',
  'people.import.openingsCarriedOver': 'ما رُحّل من سنة الإجازات الماضية',
  'people.import.openingsOnDay': 'في نهاية يوم',
  'people.import.openingsInYear': 'إلى سنة الإجازات التي تضم',
  'people.import.openingEffect': ({ type, entry, balance }, { locale }) =>
    `${type}: الرصيد ${formatNumber(balance, locale)}، بقيد قدره ${formatNumber(entry, locale)}`,
  'people.import.openingExpires': ({ type, entry, balance, expires }, { locale }) =>
    `${type}: الرصيد ${formatNumber(balance, locale)}، بقيد قدره ${formatNumber(entry, locale)}؛ أقرب انتهاء صلاحية في ${dateText(expires, locale)}`,
  'people.import.columnChanged': ({ column, from, to }) => `${column}: ${from} ← ${to}`,
  'people.import.emptyCell': 'فارغ',
  'people.import.statusActive': 'نشط',
  'people.import.statusDeactivated': 'معطَّل',

  'people.import.new': 'جديد',
  'people.import.changed': 'معدَّل',
  'people.import.unchanged': 'بلا تغيير',
  'people.import.faulty': 'به خطأ',
  'people.import.countNew': ({ count }) => `جديد: ${count}`,
  'people.import.countChanged': ({ count }) => `معدَّل: ${count}`,
  'people.import.countUnchanged': ({ count }) => `بلا تغيير: ${count}`,
  'people.import.countFaulty': ({ count }) => `به خطأ: ${count}`,
  'people.import.noRows': 'لا أحد',

  'people.import.cancel': 'إلغاء',
  'people.import.import': ({ count }) =>
    plural('ar', count, {
      zero: 'استيراد',
      one: 'استيراد شخص واحد',
      two: 'استيراد شخصين',
      few: `استيراد ${count} أشخاص`,
      many: `استيراد ${count} شخصًا`,
      other: `استيراد ${count} شخص`,
    }),
  'people.import.importing': 'جارٍ الاستيراد…',
  'people.import.imported': 'استُورد الأشخاص',
  'people.import.notImportedAny': 'لم يُستورد أي شيء',
  'people.import.welcome': 'إرسال طريقة تسجيل الدخول إلى الأشخاص الجدد بالبريد الإلكتروني',
} satisfies Catalogue<typeof en>;
