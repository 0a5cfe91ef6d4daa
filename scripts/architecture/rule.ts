import type { Import, SourceModule } from './source-module.ts';
import type { SourceTree } from './source-tree.ts';

/** One architecture rule. Each violation is a sentence that starts with the file. */
export interface Rule {
  name: string;
  violations(tree: SourceTree): string[];
}

/** A small tree that breaks one rule, and the violations the rule must report. */
export interface PlantedViolation {
  rule: string;
  plant: string;
  files: Record<string, string>;
  caught: string[];
}

/** A rule that checks each module on its own. */
export function ofModules(name: string, faults: (module: SourceModule) => readonly string[]): Rule {
  return {
    name,
    violations: ({ modules }) =>
      modules.flatMap((module) => [...new Set(faults(module))].map((fault) => `${module.path} ${fault}`)),
  };
}

/** A rule that checks each import on its own. */
export function ofImports(name: string, breaks: (path: string, imported: Import) => boolean): Rule {
  return ofModules(name, ({ path, imports }) =>
    imports.filter((each) => breaks(path, each)).map(({ target }) => `imports ${target}`),
  );
}

/** A rule that checks each file on its own, module or not. */
export function ofFiles(name: string, faults: (path: string, text: string) => readonly string[]): Rule {
  return {
    name,
    violations: ({ files }) =>
      files.flatMap(({ path, text }) => [...new Set(faults(path, text))].map((fault) => `${path} ${fault}`)),
  };
}
