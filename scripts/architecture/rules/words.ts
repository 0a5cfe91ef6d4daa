import { type ESTree, Visitor } from 'vite';
import { memberName } from '../constant-text.ts';
import { ofModules, type Rule } from '../rule.ts';
import { isProduct, sourceLocationOf } from '../slices.ts';
import type { SourceModule } from '../source-module.ts';

/** Attributes and properties that no one reads. */
const wordless =
  /^(class(Name)?|\w*[cC]lass(Names?|es)?|style|key|id|d|to|href|rel|path|type|role|variant|tone|size|autoComplete|viewBox|htmlFor|placement|queryKey|summary)$/;
const keysOfKeyboard = new Set([
  'Enter',
  'Escape',
  'Tab',
  'Home',
  'End',
  'Delete',
  'Backspace',
  'Shift',
  'Control',
]);
/** Functions whose texts are read by operators and developers only. */
const silent = new Set([
  'Error',
  'FinalFault',
  'JobFault',
  'Outage',
  'classNames',
  'querySelector',
  'querySelectorAll',
]);

const sentence = /\p{L}{2,}[,.;:'’]?\s+[\p{L}(]/u;
const word = /^\p{Lu}\p{Ll}+[.…]*$/u;
const styles = /^[…!a-z0-9:[\]()/.,%&>_*='@#+~-]+$/;

/** Whether people would read the text: a sentence, or a word that begins with a capital. */
function isRead(text: string): boolean {
  const trimmed = text.trim();
  if (word.test(trimmed)) return !keysOfKeyboard.has(trimmed);
  if (!sentence.test(trimmed)) return false;
  const parts = trimmed.split(/\s+/);
  return !(parts.every((part) => styles.test(part)) && parts.some((part) => /[-:[\]]/.test(part)));
}

export const wordRules: readonly Rule[] = [
  ofModules('texts of screens and rules stand in catalogues', (module) =>
    mayHoldTexts(module.path) ? [] : textsIn(module.program).map((text) => `says '${text}'`),
  ),
  ofModules('texts of emails, files and refusals of the server stand in catalogues', (module) =>
    serverTextsIn(module).map((text) => `says '${text}'`),
  ),
  ofModules('a text is read when it is shown', (module) =>
    module.path.startsWith('web/src/') && isProduct(module.path)
      ? textsReadOnce(module).map((key) => `reads ${key} once`)
      : [],
  ),
  ofModules('the key of a text is written in full', (module) =>
    isProduct(module.path) ? keysFromPieces(module.program) : [],
  ),
  ofModules('messages of the domain bring their translations', ({ path, program }) =>
    path.startsWith('domain/src/') && isProduct(path) ? messagesInEnglishOnly(program) : [],
  ),
  {
    name: 'the key of a text stands in one catalogue',
    violations({ modules }) {
      const known = new Set<string>();
      return modules.filter(isSource).flatMap(({ path, program }) =>
        keysOf(program).flatMap((key) => {
          const isRepeated = known.has(key);
          known.add(key);
          return isRepeated ? [`${path} repeats ${key}`] : [];
        }),
      );
    },
  },
  {
    name: 'every text of a catalogue is used',
    violations({ modules }) {
      const used = new Set(
        modules.filter(({ path }) => isProduct(path) && !catalogue.test(path)).flatMap(({ texts }) => texts),
      );
      return modules.filter(isSource).flatMap(({ path, program }) =>
        keysOf(program)
          .filter((key) => !used.has(key))
          .map((key) => `${path} has the unused key ${key}`),
      );
    },
  },
];

/** Catalogues without the way to their translations: a screen would show them in English. */
function messagesInEnglishOnly(program: ESTree.Program): string[] {
  const found: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'Identifier' || callee.name !== 'messagesOf') return;
      if (given.length < 2) found.push('creates messages without their translations');
    },
  }).visit(program);
  return found;
}

const catalogue = /\/messages\/(\w+-)?(en|de|fr|es|ar)\.ts$/;

/** Whether the module holds English texts, the source of the other languages. */
function isSource({ path }: SourceModule): boolean {
  return /\/messages\/(\w+-)?en\.ts$/.test(path);
}

/** The keys of the catalogue `en` in its file. */
function keysOf(program: ESTree.Program): string[] {
  const keys: string[] = [];
  new Visitor({
    Property({ key }) {
      if (key.type === 'Literal' && typeof key.value === 'string') keys.push(key.value);
    },
  }).visit(program);
  return keys;
}

/** Calls that read a text by a key that isn't a literal, or a choice between literals. */
function keysFromPieces(program: ESTree.Program): string[] {
  const found: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'Identifier' || !readsByKey.test(callee.name) || !first) return;
      if (first.type === 'TemplateLiteral' || first.type === 'BinaryExpression') found.push('builds a key');
    },
  }).visit(program);
  return found;
}

const readsByKey = /^(text|rich|message|\w+Message|common\w*)$/;

function mayHoldTexts(path: string): boolean {
  if (!isProduct(path) || /\/messages\//.test(path)) return true;
  const location = sourceLocationOf(path);
  if (location?.package !== 'web' && location?.package !== 'domain') return true;
  return location.slice === 'testing' || location.slice === 'demo';
}

/** Emails and files of the server; its other words are log lines, names of settings and SQL. */
const serverFiles =
  /^server\/src\/(?!.*\/messages\/|testing\/|demo\/|platform\/mail\/mail(box|-faults)).*\b(e?mails?|notices?|notification|export|csv)\b/;
const refusing = /^(refuse\w*|notFound|checkVersion)$/;

function serverTextsIn({ path, program }: SourceModule): string[] {
  if (!path.startsWith('server/src/') || !isProduct(path)) return [];
  if (serverFiles.test(path)) return textsIn(program).filter((text) => !text.startsWith('<'));
  if (/^server\/src\/(testing|demo)\//.test(path)) return [];
  const found: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'Identifier' || !refusing.test(callee.name)) return;
      for (const each of given) {
        if (each.type === 'Literal' && typeof each.value === 'string' && isRead(each.value))
          found.push(each.value);
      }
    },
  }).visit(program);
  return found;
}

function textsIn(program: ESTree.Program): string[] {
  const skipped: { start: number; end: number }[] = [];
  const skip = ({ start, end }: { start: number; end: number }) => skipped.push({ start, end });
  const found: { start: number; text: string }[] = [];
  const add = (start: number, text: string) => {
    if (isRead(text)) found.push({ start, text: text.trim().slice(0, 60) });
  };
  new Visitor({
    ImportDeclaration: skip,
    TaggedTemplateExpression: skip,
    TSLiteralType: skip,
    JSXAttribute(node) {
      if (node.name.type === 'JSXIdentifier' && wordless.test(node.name.name)) skip(node);
    },
    Property(node) {
      if (node.key.type === 'Identifier' && wordless.test(node.key.name)) skip(node.value);
      skip(node.key);
    },
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && silent.has(node.callee.name)) skip(node);
    },
    CallExpression(node) {
      const name = node.callee.type === 'Identifier' ? node.callee.name : calledMember(node);
      if (name !== undefined && silent.has(name)) skip(node);
    },
    JSXText({ start, value }) {
      if (/\p{L}{2,}/u.test(value)) found.push({ start, text: value.trim().slice(0, 60) });
    },
    Literal({ start, value }) {
      if (typeof value === 'string') add(start, value);
    },
    TemplateLiteral({ start, quasis }) {
      add(start, quasis.map(({ value }) => value.cooked ?? value.raw).join('…'));
    },
  }).visit(program);
  return found
    .filter(({ start }) => !skipped.some((each) => each.start <= start && start < each.end))
    .map(({ text }) => text);
}

function calledMember({ callee }: ESTree.CallExpression): string | undefined {
  return callee.type === 'MemberExpression' ? memberName(callee) : undefined;
}

/** Keys of texts that a module reads as it loads, before a change of language. */
function textsReadOnce({ program }: SourceModule): string[] {
  const functions: { start: number; end: number }[] = [];
  const read: { start: number; key: string }[] = [];
  const within = ({ start, end }: { start: number; end: number }) => functions.push({ start, end });
  new Visitor({
    FunctionDeclaration: within,
    FunctionExpression: within,
    ArrowFunctionExpression: within,
    CallExpression({ start, callee, arguments: [first] }) {
      const isText = callee.type === 'Identifier' && /^(text|rich|textOf|common\w*)$/.test(callee.name);
      if (!isText || first?.type !== 'Literal' || typeof first.value !== 'string') return;
      read.push({ start, key: first.value });
    },
  }).visit(program);
  return read
    .filter(({ start }) => !functions.some((each) => each.start < start && start < each.end))
    .map(({ key }) => key);
}
