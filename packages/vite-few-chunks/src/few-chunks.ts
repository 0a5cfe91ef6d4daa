import type { Plugin } from 'vite';
import { importingModule, straightImports } from './straight-imports.ts';

/** What a request costs besides its bytes, in bytes of source: about what a slow line sends in the time that it takes. */
const costOfRequest = 65_000;
/** How much what is loaded later counts, beside what a page needs at once. */
const weightOfLater = 0.05;
/** Most people load these pages first. */
const weightOfFrameless = 4;
const mostChunks = 48;

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
  /** By the loads. */
  isNeeded: boolean[];
}

export interface Loads {
  start: RegExp;
  /** What stands around each page. */
  frame: RegExp;
  /** What imports the pages. */
  routes: RegExp;
  /** Pages that stand without the frame. */
  frameless: RegExp;
  /** Modules whose lazy parts are loaded as soon as they are there. */
  along: RegExp;
}

/**
 * Puts what pages share into few chunks: what the same pages need goes together, and parts that save more requests than they
 * cost bytes are joined; what is joined with nothing and needed by one load alone stays with it. Made from the imports, so that a new page needs no line
 * here.
 */
export function fewChunks(settings: Loads) {
  let chunkOf = new Map<string, number>();
  const plugin: Plugin = {
    name: 'few-chunks',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const graph: Graph = {
        ids,
        imports: straightImports((id) => importingModule(this.getModuleInfo(id))),
        size: (id) => sizeOf(this.getModuleInfo(id)?.code ?? ''),
      };
      const importersOf = (id: string) => this.getModuleInfo(id)?.dynamicImporters ?? [];
      chunkOf = chunksOf(graph, importersOf, settings);
    },
  };
  // The first has the modules and all that they need, so that what others need comes first.
  const groups = Array.from({ length: mostChunks }, (_, chunk) => ({
    name: () => (chunk === 0 ? 'index' : `shared-${chunk}`),
    priority: mostChunks - chunk,
    test: (id: string) => (id.includes('rolldown/runtime') ? 0 : chunkOf.get(id)) === chunk,
  }));
  return { plugin, groups };
}

/** The number of the chunk of each module that is shared; 0 is what everything begins with. */
export function chunksOf(
  graph: Graph,
  importersOf: Importers,
  { start, frame, routes, frameless, along }: Loads,
): Map<string, number> {
  const { ids } = graph;
  const basic = neededBy(graph, (id) => start.test(id));
  const framed = neededBy(graph, (id) => frame.test(id));
  const later = ids.filter((id) => importersOf(id).length > 0);
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

/** Without the comments, which some packages have more of than of code. */
function sizeOf(code: string): number {
  return code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replaceAll(/\s+/g, ' ').length;
}

/** The modules that are wanted, and what they import. */
export function neededBy({ ids, imports }: Imports, isWanted: (id: string) => boolean): Set<string> {
  const needed = new Set(ids.filter(isWanted));
  for (const id of needed) for (const each of imports(id)) needed.add(each);
  return needed;
}

/** Modules that the same loads need. */
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

/** Joins the two parts that gain most by it, until none gain anything. */
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
    // A load that needs one of them now loads what the other one needs, too.
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

/** Requests saved where both are needed, less the bytes sent in vain where one is. */
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

/** What else is sent in vain, as each of both brings all that it needs. */
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
    const whole = value - lossBehind(one, other, needs, weights);
    if (whole <= most || makesRing(one, other, needs)) continue;
    best = [one, other];
    most = whole;
  }
  return best;
}

/** Whether one of both needs the other by way of a third: joined, each would have to be loaded before the other. */
function makesRing(one: Part, other: Part, needs: Needs): boolean {
  const leads = (from: Part, to: Part) =>
    [...(needs.get(from) ?? [])].some((each) => each !== to && needs.get(each)?.has(to));
  return leads(one, other) || leads(other, one);
}

/** What each part needs, also by way of others. */
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

/** Those first that others need. */
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
