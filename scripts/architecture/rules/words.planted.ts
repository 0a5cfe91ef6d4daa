import type { PlantedViolation } from '../rule.ts';

const catalogued = 'texts of screens and rules stand in catalogues';
const ofServer = 'texts of emails, files and refusals of the server stand in catalogues';
const inFull = 'the key of a text is written in full';
const used = 'every text of a catalogue is used';
const translated = 'messages of the domain bring their translations';
const once = 'the key of a text stands in one catalogue';
const atOnce = 'a text is read when it is shown';

export const plantedInWords: readonly PlantedViolation[] = [
  {
    rule: catalogued,
    plant: 'words in elements, attributes, rules and constants',
    files: {
      'web/src/departments/page.tsx':
        'export const Page = () => <p title="Add one" className="flex gap-2">No departments {1} yet</p>;',
      'web/src/departments/labels.tsx': "export const columns = [{ id: 'name', header: 'Name' }];",
      'web/src/departments/sentence.ts': `export const found = (n: number) => \`\${n} departments found\`;`,
      'domain/src/departments/rules.ts': "export const taken = refuse('IN_USE', 'This is in use');",
    },
    caught: [
      "web/src/departments/page.tsx says 'Add one'",
      "web/src/departments/page.tsx says 'No departments'",
      "web/src/departments/page.tsx says 'yet'",
      "web/src/departments/labels.tsx says 'Name'",
      "web/src/departments/sentence.ts says '… departments found'",
      "domain/src/departments/rules.ts says 'This is in use'",
    ],
  },
  {
    rule: catalogued,
    plant: 'catalogues, codes, styles, keys, errors and endpoints',
    files: {
      'web/src/departments/messages/en.ts': "export const en = { 'departments.none': 'No departments yet' };",
      'web/src/departments/list.tsx':
        'export const List = () => <li className="flex grow" onKeyDown={(e) => e.key === \'Enter\'}>…</li>;',
      'web/src/departments/style.ts': "export const style = 'flex items-center max-md:hidden';",
      'web/src/departments/fault.ts': "export const fault = () => new Error('There is no root element');",
      'domain/src/departments/endpoints.ts':
        "export const e = { name: 'x', summary: 'The departments by name' };",
      'domain/src/departments/codes.ts': "export const code = 'DEPARTMENT_IN_USE';",
    },
    caught: [],
  },
  {
    rule: ofServer,
    plant: 'words in emails, exports and refusals, but not in log lines',
    files: {
      'server/src/departments/emails.ts':
        "export const email = () => ({ subject: 'A department was deleted' });",
      'server/src/departments/export-departments.ts': "export const headings = ['Name', 'id'];",
      'server/src/departments/delete-department.ts': "export const gone = () => notFound('Department');",
      'server/src/departments/watch.ts':
        "export const watch = () => log.warn('Could not read the departments');",
      'server/src/departments/messages/email-en.ts':
        "export const en = { 'departments.deleted': 'A department was deleted' };",
    },
    caught: [
      "server/src/departments/emails.ts says 'A department was deleted'",
      "server/src/departments/export-departments.ts says 'Name'",
      "server/src/departments/delete-department.ts says 'Department'",
    ],
  },
  {
    rule: atOnce,
    plant: 'a text that keeps the first language',
    files: {
      'web/src/departments/words.ts': "const words = { add: text('departments.add') };",
      'web/src/departments/words-later.ts': "const words = () => ({ add: text('departments.add') });",
    },
    caught: ['web/src/departments/words.ts reads departments.add once'],
  },
  {
    rule: inFull,
    plant: 'keys from pieces',
    files: {
      'web/src/departments/state.ts': `export const state = (is: string) => text(\`departments.\${is}\`);`,
      'domain/src/departments/state.ts': "export const state = (is: string) => message('departments.' + is);",
      'web/src/departments/choice.ts':
        "export const add = (a: boolean) => text(a ? 'departments.a' : 'departments.b');",
    },
    caught: ['web/src/departments/state.ts builds a key', 'domain/src/departments/state.ts builds a key'],
  },
  {
    rule: translated,
    plant: 'messages without translations',
    files: {
      'domain/src/departments/messages/message.ts': 'export const message = messagesOf(en);',
      'domain/src/departments/messages/event-message.ts':
        "export const eventMessage = messagesOf(en, { de: async () => (await import('./de.ts')).de });",
      'domain/src/departments/rule.test.ts': 'const message = messagesOf(en);',
      'server/src/departments/messages/message.ts': 'export const message = messagesOf(en);',
    },
    caught: ['domain/src/departments/messages/message.ts creates messages without their translations'],
  },
  {
    rule: used,
    plant: 'a text that no one reads',
    files: {
      'web/src/departments/messages/en.ts':
        "export const en = { 'departments.a': 'A', 'departments.b': 'B' };",
      'web/src/departments/messages/de.ts':
        "export const de = { 'departments.a': 'A', 'departments.b': 'B' };",
      'web/src/departments/page.ts': "export const title = () => text('departments.a');",
    },
    caught: ['web/src/departments/messages/en.ts has the unused key departments.b'],
  },
  {
    rule: once,
    plant: 'a key in two catalogues',
    files: {
      'domain/src/departments/messages/en.ts':
        "export const en = { 'departments.a': 'A', 'departments.b': 'B' };",
      'web/src/departments/messages/en.ts': "export const en = { 'departments.a': 'A' };",
      'web/src/departments/page.ts':
        "export const title = () => text('departments.a') + text('departments.b');",
    },
    caught: ['web/src/departments/messages/en.ts repeats departments.a'],
  },
];
