import type { PlantedViolation } from '../rule.ts';

export const plantedInDates: readonly PlantedViolation[] = [
  {
    rule: 'only the calendar parses and composes dates',
    plant: 'dates cut, split and matched as strings',
    files: {
      'domain/src/leave/year.ts': 'export const year = (today) => Number(today.slice(0, 4));',
      'domain/src/leave/typed.ts':
        'export const year = (deadline: CalendarDate) => deadline.substring(0, 4);',
      'domain/src/leave/made.ts': 'const last = addDays(first, -1); export const month = last.split("-")[1];',
      'domain/src/leave/called.ts': 'export const month = (first) => addMonths(first, 1)["slice"](0, 7);',
      'server/src/leave/field.ts': `export const isFirst = ({ person }) => person.employmentStart?.endsWith('-01');`,
      'server/src/leave/other-year.ts': 'const isSame = request.endDate.startsWith(String(year));',
      'server/src/leave/pattern.ts': String.raw`const [, year] = /^(\d{4})-(\d\d)/.exec(text);`,
      'server/src/leave/matched.ts': 'const isJanuary = january.test(startDate);',
      'web/src/leave/index.ts': 'const decade = date[2];',
      'web/src/leave/replaced.ts': `const text = day.replaceAll('-', '.');`,
      'web/src/leave/fine.ts':
        'const shown = days.slice(0, 4); const last = days.at(-1); const year = yearOf(today); const isLater = date > today;',
      'domain/src/calendar/date-parts.ts': 'export const year = (date) => Number(date.slice(0, 4));',
      'domain/src/leave/year.test.ts': 'const year = today.slice(0, 4);',
    },
    caught: [
      'domain/src/leave/year.ts cuts a date: slice',
      'domain/src/leave/typed.ts cuts a date: substring',
      'domain/src/leave/made.ts cuts a date: split',
      'domain/src/leave/called.ts cuts a date: slice',
      'server/src/leave/field.ts cuts a date: endsWith',
      'server/src/leave/other-year.ts cuts a date: startsWith',
      'server/src/leave/pattern.ts matches a date: pattern',
      'server/src/leave/matched.ts matches a date: test',
      'web/src/leave/index.ts cuts a date: index',
      'web/src/leave/replaced.ts cuts a date: replaceAll',
    ],
  },
  {
    rule: 'only the calendar parses and composes dates',
    plant: 'dates composed from strings',
    files: {
      'domain/src/leave/first.ts': `export const first = (year) => \`\${year}-01-01\`;`,
      'domain/src/leave/month.ts': `export const first = (month) => month + '-01';`,
      'domain/src/leave/common.ts': `const common = '2001'; export const day = (start) => \`\${common}-\${start}\`;`,
      'server/src/leave/joined.ts': `export const last = (year) => [year, '12', '31'].join('-');`,
      'server/src/leave/three.ts': `export const date = (year, month, day) => \`\${year}-\${month}-\${day}\`;`,
      'web/src/leave/fine.ts': `export const name = (id) => \`draft-\${id}-01\`; export const order = \`\${by}-\${direction}\`; const first = '1900-01-01';`,
    },
    caught: [
      'domain/src/leave/first.ts composes a date: …-01-01',
      'domain/src/leave/month.ts composes a date: …-01',
      'domain/src/leave/common.ts composes a date: 2001-…',
      'server/src/leave/joined.ts composes a date: …-12-31',
      'server/src/leave/three.ts composes a date: …-…-…',
    ],
  },
];
