import { normalized } from '../../normalized.ts';
import { importColumns, nameParts, openingColumn, type TargetColumn } from './import-columns.ts';

const columnsWithWords = [...importColumns, ...nameParts] as const;

// What the columns are called in the lists that companies keep, in English and in German, without what parts the words.
const wordsOfColumns: Record<(typeof columnsWithWords)[number], readonly string[]> = {
  email: ['emailaddress', 'mail', 'mailaddress', 'workemail', 'emailadresse', 'mailadresse'],
  name: ['fullname', 'displayname', 'employee', 'employeename', 'vollstaendigername', 'mitarbeiter'],
  firstName: ['givenname', 'forename', 'vorname'],
  lastName: ['surname', 'familyname', 'nachname', 'familienname', 'zuname'],
  role: ['userrole', 'systemrole', 'rolle'],
  department: ['dept', 'departmentname', 'abteilung'],
  employmentStart: [
    'startdate',
    'firstday',
    'hiredate',
    'hiredon',
    'joiningdate',
    'dateofjoining',
    'employedsince',
    'eintritt',
    'eintrittsdatum',
    'eintrittam',
    'beschaeftigtseit',
    'beginn',
    'startdatum',
    'erstertag',
  ],
  employmentEnd: [
    'enddate',
    'lastday',
    'leavingdate',
    'leftdate',
    'terminationdate',
    'austritt',
    'austrittsdatum',
    'austrittam',
    'beschaeftigtbis',
    'enddatum',
    'letztertag',
  ],
  status: ['accountstatus', 'kontostatus'],
  place: ['location', 'office', 'site', 'standort', 'arbeitsort'],
  plan: ['leaveplan', 'urlaubsplan', 'urlaubsregelung'],
  schedule: ['workschedule', 'arbeitszeit', 'arbeitszeitmodell', 'arbeitszeitplan'],
};

const openingWords = ['opening', 'openingbalance', 'carryover', 'anfangsbestand', 'uebertrag'];

const columnsByWords = new Map(
  columnsWithWords.flatMap((column) =>
    [column.toLowerCase(), ...wordsOfColumns[column]].map((words) => [words, column] as const),
  ),
);

/**
 * The column that a heading names, in English or in German, however its words are parted and written: `Employment start`,
 * `Eintrittsdatum` and `hire_date` are `employmentStart`. A balance to begin with is named with its type: `opening VACATION`.
 */
export function columnOfHeading(
  heading: string,
  types: readonly { code: string; name: string }[],
): TargetColumn | undefined {
  const words = wordsOf(heading);
  const opening = types.find(({ code, name }) =>
    openingWords.some((word) => words === word + wordsOf(code) || words === word + wordsOf(name)),
  );
  return opening ? openingColumn(opening.code) : columnsByWords.get(words);
}

const asTwoLetters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

function wordsOf(heading: string): string {
  return normalized(heading, 'NFKC')
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => asTwoLetters[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
