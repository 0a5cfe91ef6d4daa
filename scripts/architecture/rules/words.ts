import { type ESTree, Visitor } from 'vite';
import { memberName } from '../constant-text.ts';
import { ofModules, type Rule } from '../rule.ts';
import { isProduct, sourceLocationOf } from '../slices.ts';
import type { SourceModule } from '../source-module.ts';

/** Attributes and properties that no one reads. */
const wordless =
  /^(class(Name)?|\w*[cC]lass(Names?|es)?|style|key|id|d|to|href|rel|path|type|role|variant|tone|size|autoComplete|viewBox|htmlFor|placement|queryKey|summary|loggedLabel|words)$/;
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
const silent = new Set(['Error', 'classNames', 'querySelector', 'querySelectorAll']);

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

/** Folders and files whose texts have not moved yet. */
const unfinished: readonly RegExp[] = [
  /^domain\/src\/.*\/?events\.ts$/,
  /^domain\/src\/(audit|calendar|events|leave|records|work-time)\//,
  /^domain\/src\/erased-person\.ts$/,
  /^web\/src\/(audit|dashboard|leave|work-time)\//,
  /^(domain|web)\/src\/time-off\/(?!approvals|leaving|messages|presence|staffing)[a-z-]+\//,
  /^web\/src\/(people|time-off)\/routes\.tsx$/,
];

export const wordRules: readonly Rule[] = [
  ofModules('texts of screens and rules stand in catalogues', (module) =>
    mayHoldTexts(module.path) ? [] : textsIn(module.program).map((text) => `says '${text}'`),
  ),
  ofModules('a text is read when it is shown', (module) =>
    module.path.startsWith('web/src/') && isProduct(module.path)
      ? textsReadOnce(module).map((key) => `reads ${key} once`)
      : [],
  ),
  ofModules('the key of a text is written in full', (module) =>
    isProduct(module.path) ? keysFromPieces(module.program) : [],
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
  // The server's own words are log lines, its emails and files.
  if (location?.package !== 'web' && location?.package !== 'domain') return true;
  return (
    location.slice === 'testing' || location.slice === 'demo' || unfinished.some((each) => each.test(path))
  );
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
