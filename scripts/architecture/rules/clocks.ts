import { type ESTree, Visitor } from 'vite';
import { memberName } from '../constant-text.ts';
import { ofModules, type Rule } from '../rule.ts';
import { isOfServer, isProduct, sourceLocationOf } from '../slices.ts';
import { mentioned, type SourceModule } from '../source-module.ts';

/** Sources of time and randomness in the domain. */
const clocks = ['Temporal', 'performance', 'crypto', 'setTimeout', 'setInterval'];
/** Sources of time on the server; `Now` is `Temporal.Now`. */
const clocksOfServer = ['Now', 'performance', 'hrtime', 'uptime', 'globalThis'];
const waysToGlobals = ['globalThis', 'self', 'window', 'process', 'constructor'];
const dateFunctions = new Set(['UTC', 'parse']);
const formatting = /^format(ToParts|Range|RangeToParts)?$/;

export const clockRules: readonly Rule[] = [
  ofModules('only the calendar computes with dates', (module) =>
    isDomain(module) && !isOfDates(module)
      ? [...usesOfDates(module), ...usesOf(clocks, module), ...usesOf(waysToGlobals, module)]
      : [],
  ),
  ofModules('server slices take date and time from their context', (module) =>
    isOfServer(module.path) && sourceLocationOf(module.path)?.slice !== 'platform'
      ? [...usesOf(clocksOfServer, module), ...readsOfNow(module)]
      : [],
  ),
  ofModules('the domain uses no randomness', (module) => (isDomain(module) ? usesOfRandomness(module) : [])),
  ofModules('the calendar reads no clock', (module) =>
    isOfDates(module) && isProduct(module.path)
      ? [
          ...usesOf(clocks, module),
          ...usesOf(waysToGlobals, module),
          ...readsOfNow(module),
          ...unpackedFormats(module),
        ]
      : [],
  ),
];

function isDomain({ path }: SourceModule): boolean {
  return path.startsWith('domain/src/') && isProduct(path);
}

/** The calendar, and the languages with their formats. */
function isOfDates({ path }: SourceModule): boolean {
  return /^domain\/src\/(calendar|language)\//.test(path);
}

function usesOf(banned: readonly string[], module: SourceModule): string[] {
  return mentioned(banned, module).map((name) => `uses ${name}`);
}

/** Identifiers only: a string `'Date'` is harmless without a way to the global object. */
function usesOfDates({ identifiers }: SourceModule): string[] {
  return ['Date', 'Intl'].filter((name) => identifiers.has(name)).map((name) => `uses ${name}`);
}

/** `Math.random`, and `Math` used other than to call its functions. */
function usesOfRandomness({ program }: SourceModule): string[] {
  const found: string[] = [];
  const harmless = new Set<ESTree.Node>();
  new Visitor({
    MemberExpression(member) {
      const name = memberName(member);
      if (name !== undefined && name !== 'random') harmless.add(member.object);
    },
    Identifier(node) {
      if (node.name === 'Math' && !harmless.has(node)) found.push('uses Math beyond its exact functions');
    },
  }).visit(program);
  return found;
}

/** Date and format calls that default to the current time. */
function readsOfNow({ program }: SourceModule): string[] {
  const found: string[] = [];
  const harmless = new Set<ESTree.Node>();
  new Visitor({
    TSTypeReference: ({ typeName }) => harmless.add(typeName),
    NewExpression({ callee, arguments: given }) {
      if (isGivenMoment(given)) harmless.add(callee);
    },
    CallExpression({ callee, arguments: given }) {
      if (callee.type === 'MemberExpression' && isGivenMoment(given)) harmless.add(callee);
    },
    MemberExpression(member) {
      const name = memberName(member);
      if (name !== undefined && dateFunctions.has(name)) harmless.add(member.object);
      if (name !== undefined && formatting.test(name) && !harmless.has(member))
        found.push(`calls ${name} without an explicit time`);
    },
    Identifier(node) {
      if (node.name === 'Date' && !harmless.has(node)) found.push('uses Date without an explicit time');
    },
  }).visit(program);
  return found;
}

/** Formatting functions destructured from their object. */
function unpackedFormats({ program }: SourceModule): string[] {
  const found: string[] = [];
  new Visitor({
    ObjectPattern({ properties }) {
      for (const property of properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        if (formatting.test(property.key.name))
          found.push(`calls ${property.key.name} without an explicit time`);
      }
    },
  }).visit(program);
  return found;
}

function isGivenMoment([first]: readonly (ESTree.Expression | ESTree.SpreadElement)[]): boolean {
  if (first === undefined || first.type === 'SpreadElement') return false;
  if (first.type === 'UnaryExpression') return first.operator !== 'void';
  return first.type !== 'Identifier' || first.name !== 'undefined';
}
