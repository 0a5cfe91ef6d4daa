import type { Plugin } from 'vite';
import { importingModule, straightImports } from './straight-imports.ts';

/** The overhead of a request in bytes of source: about what a slow connection sends meanwhile. */
const costOfRequest = 55_000;
/** Weight of lazily loaded parts, relative to what a page needs at once. */
const weightOfLater = 0.05;
/** Most people load these pages first. */
const weightOfFrameless = 4;
const mostChunks = 80;
/** The weight of texts, relative to code: a page that loads needless texts also loads their translations. */
const weightOfTexts = 6;

interface Imports {
  ids: readonly string[];
  imports: (id: string) => readonly string[];
}

export interface Graph extends Imports {
  size: (id: string) => number;
}

type Importers = (id: string) => readonly string[];

interface Part {
  modules: string[];
  size: number;
  /** One flag per load. */
  isNeeded: boolean[];
}

export interface Loads {
  start: RegExp;
  /** The layout around the pages. */
  frame: RegExp;
  /** Modules that import the pages. */
  routes: RegExp;
  /** Pages without the frame. */
  frameless: RegExp;
  /** Modules whose lazy parts load as soon as they do. */
  along: RegExp;
  /** Modules with the texts of a language other than the source, which is the last group. */
  translations: RegExp;
}

/** The module that has the source of a translation beside it: `messages/en.ts` for `messages/de.ts`. */
export function sourceOf(id: string, translations: RegExp): string | undefined {
  const language = translations.exec(id)?.at(-1);
  return language === undefined
    ? undefined
    : id.replace(new RegExp(`${language}(\\.\\w+)$`), `${sourceLanguage}$1`);
}

const sourceLanguage = 'en';

/**
 * Groups shared modules into few chunks. Modules needed by the same pages form a part; two parts merge if the saved
 * requests outweigh the extra bytes. A part needed by one load only stays with it.
 */
export function fewChunks(settings: Loads) {
  let chunkOf = new Map<string, number>();
  const plugin: Plugin = {
    name: 'few-chunks',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const texts = new Set(ids.flatMap((id) => sourceOf(id, settings.translations) ?? []));
      const graph: Graph = {
        ids,
        imports: straightImports((id) => importingModule(this.getModuleInfo(id))),
        size: (id) => sizeOf(this.getModuleInfo(id)?.code ?? '') * (texts.has(id) ? weightOfTexts : 1),
      };
      const importersOf = (id: string) => this.getModuleInfo(id)?.dynamicImporters ?? [];
      chunkOf = chunksOf(graph, importersOf, settings);
    },
  };
  // A group also takes its modules' imports, so the groups that others depend on come first.
  const groups = Array.from({ length: mostChunks }, (_, chunk) => ({
    name: () => (chunk === 0 ? 'index' : `shared-${chunk}`),
    priority: mostChunks - chunk,
    test: (id: string) => (id.includes('rolldown/runtime') ? 0 : chunkOf.get(id)) === chunk,
  }));
  // The translations of a chunk's texts are a chunk; they come last, so that it doesn't take what they import.
  const ofLanguages = {
    name: (id: string) => nameOfTranslation(id),
    priority: 0,
    test: (id: string) => nameOfTranslation(id) !== null,
  };
  const nameOfTranslation = (id: string) => {
    const language = settings.translations.exec(id)?.at(-1);
    const chunk = chunkOf.get(sourceOf(id, settings.translations) ?? '');
    return language === undefined || chunk === undefined ? null : `${language}-${chunk}`;
  };
  return { plugin, groups: [...groups, ofLanguages] };
}

/** The chunk number of each shared module; 0 is the entry. */
export function chunksOf(
  graph: Graph,
  importersOf: Importers,
  { start, frame, routes, frameless, along, translations }: Loads,
): Map<string, number> {
  const { ids } = graph;
  const basic = neededBy(graph, (id) => start.test(id));
  const framed = neededBy(graph, (id) => frame.test(id));
  const later = ids.filter((id) => importersOf(id).length > 0 && !translations.test(id));
  const loads = later.map((load) => {
    const isPage = importersOf(load).some((by) => routes.test(by));
    const hasFrame = isPage && !frameless.test(load);
    const weight = isPage ? (hasFrame ? 1 : weightOfFrameless) : weightOfLater;
    const alone = neededBy(graph, (id) => id === load || (hasFrame && framed.has(id)));
    const isAlong = (id: string) => importersOf(id).some((by) => along.test(by) && alone.has(by));
    const needed = neededBy(graph, (id) => alone.has(id) || (isPage && isAlong(id)));
    return { needed: new Set([...needed].filter((id) => !basic.has(id))), weight };
  });
  const parts = partsOf(
    graph,
    loads.map(({ needed }) => needed),
  );
  const weights = loads.map(({ weight }) => weight);
  const shared = inOrder(joined(parts, weights, graph).filter(isShared), graph);
  if (shared.length >= mostChunks)
    throw new Error(`Pages share ${shared.length} chunks, ${mostChunks - 1} at most`);
  return new Map([basic, ...shared.map(({ modules }) => modules)].flatMap(numbered));
}

function numbered(modules: Iterable<string>, chunk: number) {
  return [...modules].map((id) => [id, chunk] as const);
}

/** Excludes comments, which outweigh the code in some packages. */
function sizeOf(code: string): number {
  return code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replaceAll(/\s+/g, ' ').length;
}

/** The matching modules and their transitive imports. */
export function neededBy({ ids, imports }: Imports, isWanted: (id: string) => boolean): Set<string> {
  const needed = new Set(ids.filter(isWanted));
  for (const id of needed) for (const each of imports(id)) needed.add(each);
  return needed;
}

/** Groups modules needed by the same loads. */
function partsOf({ size }: Graph, loads: readonly Set<string>[]): Part[] {
  const parts = new Map<string, Part>();
  for (const id of new Set(loads.flatMap((needed) => [...needed]))) {
    const isNeeded = loads.map((needed) => needed.has(id));
    const part = parts.get(isNeeded.join()) ?? { modules: [], size: 0, isNeeded };
    part.modules.push(id);
    part.size += size(id);
    parts.set(isNeeded.join(), part);
  }
  return [...parts.values()];
}

function isShared({ isNeeded }: Part): boolean {
  return isNeeded.filter(Boolean).length > 1;
}

/** Merges the pair of parts with the largest gain until no pair gains. */
function joined(parts: Part[], weights: readonly number[], graph: Graph): Part[] {
  const left = new Set(parts);
  const gains = new Map<Part, Map<Part, number>>();
  const forget = (part: Part) => {
    gains.delete(part);
    for (const found of gains.values()) found.delete(part);
  };
  const compare = (one: Part, others: Iterable<Part>) => {
    const compared = [...others].map((other) => [other, gain(one, other, weights)] as const);
    gains.set(one, new Map(compared.filter(([, value]) => value > 0)));
  };
  for (const [index, one] of parts.entries()) compare(one, parts.slice(index + 1));
  for (;;) {
    const needs = neededParts(left, graph);
    const best = bestPair(gains, needs, weights);
    if (!best) return [...left];
    const [one, other] = best;
    for (const each of best) {
      left.delete(each);
      forget(each);
    }
    const both: Part = {
      modules: [...one.modules, ...other.modules],
      size: one.size + other.size,
      isNeeded: eitherOf(one, other),
    };
    // A load of one part now also loads the other part's dependencies.
    for (const each of neededByBoth(one, other, needs)) {
      const isNeeded = eitherOf(each, both);
      if (isNeeded.join() === each.isNeeded.join()) continue;
      each.isNeeded = isNeeded;
      forget(each);
      compare(
        each,
        [...left].filter((part) => part !== each),
      );
    }
    compare(both, left);
    left.add(both);
  }
}

function eitherOf(one: Part, other: Part): boolean[] {
  return one.isNeeded.map((isNeeded, load) => isNeeded || other.isNeeded[load] === true);
}

/** Requests saved for loads that need both, minus bytes wasted for loads that need one. */
function gain(one: Part, other: Part, weights: readonly number[]): number {
  let value = 0;
  for (const [load, weight] of weights.entries()) {
    const [isFirst, isSecond] = [one.isNeeded[load], other.isNeeded[load]];
    if (isFirst && isSecond) value += weight * costOfRequest;
    else if (isFirst) value -= weight * other.size;
    else if (isSecond) value -= weight * one.size;
  }
  return value;
}

/** Bytes wasted through the dependencies of both parts. */
function lossBehind(one: Part, other: Part, needs: Needs, weights: readonly number[]): number {
  const isNeeded = eitherOf(one, other);
  let value = 0;
  for (const each of neededByBoth(one, other, needs)) {
    for (const [load, weight] of weights.entries()) {
      if (isNeeded[load] && !each.isNeeded[load]) value += weight * (each.size + costOfRequest);
    }
  }
  return value;
}

function bestPair(gains: Map<Part, Map<Part, number>>, needs: Needs, weights: readonly number[]) {
  const pairs = [...gains].flatMap(([one, found]) =>
    [...found].map(([other, value]) => ({ one, other, value })),
  );
  pairs.sort((first, second) => second.value - first.value);
  let best: [Part, Part] | undefined;
  let most = 0;
  for (const { one, other, value } of pairs) {
    if (value <= most) break;
    const total = value - lossBehind(one, other, needs, weights);
    if (total <= most || makesCycle(one, other, needs)) continue;
    best = [one, other];
    most = total;
  }
  return best;
}

/** Whether one part depends on the other through a third; merging them would create a cycle. */
function makesCycle(one: Part, other: Part, needs: Needs): boolean {
  const leads = (from: Part, to: Part) =>
    [...(needs.get(from) ?? [])].some((each) => each !== to && needs.get(each)?.has(to));
  return leads(one, other) || leads(other, one);
}

/** The transitive dependencies of each part. */
type Needs = Map<Part, Set<Part>>;

function neededByBoth(one: Part, other: Part, needs: Needs): Part[] {
  const all = new Set([...(needs.get(one) ?? []), ...(needs.get(other) ?? [])]);
  return [...all].filter((each) => each !== one && each !== other);
}

function neededParts(parts: Iterable<Part>, { imports }: Graph): Needs {
  const all = [...parts];
  const partOf = new Map(all.flatMap((part) => part.modules.map((id) => [id, part] as const)));
  const needed = (part: Part) => part.modules.flatMap(imports).flatMap((id) => partOf.get(id) ?? []);
  const direct = new Map(all.map((part) => [part, new Set(needed(part))]));
  return new Map(
    all.map((part) => {
      const reached = new Set(direct.get(part));
      for (const each of reached) for (const next of direct.get(each) ?? []) reached.add(next);
      reached.delete(part);
      return [part, reached];
    }),
  );
}

/** Sorts dependencies first. */
function inOrder(parts: Part[], graph: Graph): Part[] {
  const needs = neededParts(parts, graph);
  const ordered = new Set<Part>();
  const add = (part: Part) => {
    if (ordered.has(part)) return;
    for (const each of needs.get(part) ?? []) add(each);
    ordered.add(part);
  };
  for (const part of parts) add(part);
  return [...ordered];
}
