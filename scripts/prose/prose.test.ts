import { describe, expect, test } from 'vitest';
import { projectDirectory } from '../environment/project.ts';
import { exceptions } from './phrases.ts';
import { filesWithProse, type WrongPhrase, wrongPhrases, wrongPhrasesIn } from './wrong-phrases.ts';

const files = filesWithProse(projectDirectory);
const found = files.flatMap((path) => wrongPhrasesIn(projectDirectory, path));

describe('the prose of the project', () => {
  test('comments, test names, log lines and documents have none of the wrong phrases', () => {
    expect(found.filter((each) => !(keyOf(each) in exceptions)).map(describeFault)).toEqual([]);
  });

  test('every exception is needed', () => {
    const keys = new Set(found.map(keyOf));
    expect(Object.keys(exceptions).filter((key) => !keys.has(key))).toEqual([]);
  });

  test('every kind of file is checked, except the changelog and released migrations', () => {
    for (const path of [
      'README.md',
      'docs/decisions/README.md',
      'scripts/prepare.mjs',
      'domain/src/text.ts',
    ]) {
      expect(files).toContain(path);
    }
    expect(files.some((path) => path.endsWith('.css'))).toBe(true);
    expect(files.some((path) => path.endsWith('.tsx'))).toBe(true);
    expect(files).not.toContain('CHANGELOG.md');
    expect(files).not.toContain('server/migrations/0001-people.sql');
  });
});

describe('planted phrases', () => {
  test.each([
    ['a line comment', 'a.ts', "const a = 'x';\n// Returns what was told.", 2, 'told'],
    ['a block comment', 'a.ts', '/**\n * Whoever calls it\n */\nconst a = 1;', 2, 'whoever'],
    ['a comment after code', 'a.mjs', 'const a = 1; // somebody', 1, 'somebody'],
    ['two line comments that continue', 'a.ts', 'f();\n// It asks\n// for it again.', 2, 'asks for it again'],
    ['two lines of a block comment', 'a.ts', '/**\n * It is held\n * to it.\n */', 2, 'is held to'],
    ['a JSX comment', 'a.tsx', 'const a = (\n  <p>\n    {/* made of rows */}\n  </p>\n);', 3, 'made of'],
    ['a comment after a wide character', 'a.ts', "const a = '🙂ü'; /* anew */", 1, 'anew'],
    ['an SQL line comment', 'a.sql', "SELECT 'it''s'; -- in force", 1, 'in force'],
    ['an SQL comment in a function', 'a.sql', 'AS $$\nBEGIN\n  -- nobody\n  RETURN 1;\nEND\n$$', 3, 'nobody'],
    ['an SQL block comment', 'a.sql', 'SELECT 1 /* none\n but those */;', 1, 'none but'],
    ['a CSS comment', 'a.css', '.a { color: red; } /* as far as */', 1, 'as far as'],
    ['a document', 'a.md', '# Title\n\nNothing but rows.', 3, 'nothing but'],
    ['a document, over a line break', 'a.md', 'It was taken\nback.', 1, 'taken back'],
    ['a document, after an apostrophe', 'a.md', "It doesn't wait, somebody can't.", 1, 'somebody'],
    ['a table of a document', 'a.md', '| a | told |', 1, 'told'],
    ['the text of a link', 'a.md', '[what was told](other.md)', 1, 'told'],
    ['the name of a test', 'a.test.ts', "test('somebody is refused', () => {});", 1, 'somebody'],
    ['the name of a skipped test', 'a.test.ts', "test.skipIf(isSlow)('nobody', () => {});", 1, 'nobody'],
    ['the name of a table of tests', 'a.test.ts', "describe.each(['x'])('%s is told', () => {});", 1, 'told'],
    [
      'the name of a test with a variable',
      'a.test.ts',
      `it(\`\${day} is in force\`, () => {});`,
      1,
      'in force',
    ],
    ['a log line', 'a.ts', "server.log.warn({ err }, 'Progress was not told');", 1, 'told'],
    ['a log line with a variable', 'a.ts', `logger.info(\`\${count} were judged\`);`, 1, 'judged'],
    ['a log line with a choice', 'a.ts', "log.info(isOne ? 'one' : 'anew');", 1, 'anew'],
    ['a line for the console', 'a.mjs', "console.log('kept' + ' by nobody');", 1, 'nobody'],
  ])('%s', (_, path, text, line, phrase) => {
    const [fault, ...others] = wrongPhrases(path, text);
    expect(fault).toMatchObject({ path, line, phrase });
    expect(others).toEqual([]);
  });
});

describe('text that is not prose', () => {
  test.each([
    ['a string', 'a.ts', "const told = 'somebody told // nobody';"],
    ['a template', 'a.ts', `const text = \`/* told */ \${told}\`;`],
    ['the text of an element', 'a.tsx', 'const a = <p title="told">Nobody /* told */</p>;'],
    ['a regular expression', 'a.ts', 'const a = /\\/\\*told/;'],
    ['an identifier', 'a.ts', 'function told(whoever: Told) { return whoever.anew; }'],
    ['an argument outside a log call', 'a.ts', "refuse('FORBIDDEN', 'told'); catalog.info('told');"],
    ['the body of a test', 'a.test.ts', "test('x', () => expect(a).toBe('told'));"],
    ['code in a comment', 'a.ts', '// Calls `told` and toldOf, of told-answer.ts.'],
    ["the product's words in a comment", 'a.ts', "// Shows 'Nobody is away', and 'You told us' to them."],
    ['a string in SQL', 'a.sql', `SELECT 'told -- told' AS "told /* told */";`],
    ['a string in CSS', 'a.css', '.a::after { content: "/* told */"; background: url(told.png); }'],
    ['code in a document', 'a.md', 'Call `told`.\n\n```ts\nconst told = 1;\n```\n'],
    ['the address of a link', 'a.md', '[notes](told/nobody.md) and https://told.example/told'],
    ["the product's words in a document", 'a.md', "The button 'Request on Behalf' opens it."],
    ['a longer word', 'a.md', 'Untold, a judgement, counter-weigh.'],
  ])('%s', (_, path, text) => {
    expect(wrongPhrases(path, text)).toEqual([]);
  });
});

function keyOf({ path, phrase }: WrongPhrase): string {
  return `${path}: ${phrase}`;
}

function describeFault({ path, line, phrase, instead }: WrongPhrase): string {
  return `${path}:${line} '${phrase}': ${instead}`;
}
