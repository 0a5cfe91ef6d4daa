import type { SourceModule } from './source-module.ts';

/** The files that load a matching package or file at run time, directly or transitively. */
export function modulesThatLoad(
  isSought: (target: string) => boolean,
  modules: readonly SourceModule[],
): ReadonlySet<string> {
  const loading = new Set<string>();
  for (let before = -1; before < loading.size; ) {
    before = loading.size;
    for (const { path, imports } of modules) {
      const loads = imports.some(
        ({ target, isTypeOnly }) => !isTypeOnly && (isSought(target) || loading.has(target)),
      );
      if (loads) loading.add(path);
    }
  }
  return loading;
}

/** The module and everything it loads statically. */
export function modulesLoadedWith(path: string, modules: readonly SourceModule[]): SourceModule[] {
  const known = new Map(modules.map((module) => [module.path, module]));
  const loaded = new Set<SourceModule>();
  const walk = (next: string) => {
    const module = known.get(next);
    if (!module || loaded.has(module)) return;
    loaded.add(module);
    for (const { target, isTypeOnly } of module.bindings) if (!isTypeOnly) walk(target);
  };
  walk(path);
  return [...loaded];
}

/** A file or folder and its imports. */
export interface ImportingModule {
  path: string;
  imports: readonly { target: string }[];
}

/** Import cycles, including type imports; one per module found twice on a path. */
export function findCycles(modules: readonly ImportingModule[]): string[][] {
  const targets = new Map(modules.map(({ path, imports }) => [path, imports.map(({ target }) => target)]));
  const cycles: string[][] = [];
  const done = new Set<string>();
  const walk = (path: string, way: readonly string[]) => {
    const metAt = way.indexOf(path);
    if (metAt >= 0) cycles.push(way.slice(metAt));
    if (metAt >= 0 || done.has(path)) return;
    for (const target of targets.get(path) ?? []) walk(target, [...way, path]);
    done.add(path);
  };
  for (const path of targets.keys()) walk(path, []);
  return cycles;
}
