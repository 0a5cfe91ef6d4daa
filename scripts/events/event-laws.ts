import type { EventDefinition } from '../../domain/src/events/event.ts';
import { faultsOfData } from '../../domain/src/testing/events/event-data.ts';
import { definitionsIn, type SourceFile } from './event-catalogue.ts';

export interface Catalogue {
  actions: readonly string[];
  events: readonly EventDefinition[];
  files: readonly SourceFile[];
  /** The text of docs/events.md. */
  document: string;
}

/** What is wrong with the catalogue, its sources and its document. */
export function faultsOfCatalogue({ actions, events, files, document }: Catalogue): string[] {
  const sources = new Map(definitionsIn(files).map((source) => [source.action, source]));
  const defined = new Set<string>(events.map(({ action }) => action));
  const faults = actions.filter((action) => !defined.has(action)).map((action) => `${action} is not defined`);
  for (const definition of events) {
    const { action } = definition;
    const source = sources.get(action);
    const problems = [
      ...(actions.includes(action) ? [] : ['is no action of the audit log']),
      ...(document.includes(`\n| \`${action}\` |`) ? [] : ['is missing in docs/events.md']),
      ...(source ? faultsOfSource(source, files) : ['has no exported constant in an events file']),
      ...faultsOfData(definition),
    ];
    faults.push(...problems.map((problem) => `${action} ${problem}`));
  }
  return faults;
}

function faultsOfSource(
  { name, path }: { name: string; path: string },
  files: readonly SourceFile[],
): string[] {
  const mentions = ({ text }: SourceFile) => new RegExp(`\\b${name}\\b`).test(withoutImports(text));
  const isTest = (file: string) => file.endsWith('.test.ts');
  const isEmitter = (file: SourceFile) =>
    file.path.startsWith('server/src/') &&
    !file.path.startsWith('server/src/testing/') &&
    !isTest(file.path) &&
    !/\/([a-z-]+-)?(reactions|emails?)\.ts$/.test(file.path);
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const isTextTest = (file: SourceFile) =>
    file.path.startsWith(folder) && /^([a-z-]+-)?events\.test\.ts$/.test(file.path.slice(folder.length));
  return [
    ...(files.some((file) => isEmitter(file) && mentions(file)) ? [] : ['is emitted nowhere']),
    ...(files.some((file) => isTextTest(file) && mentions(file)) ? [] : ['has no test of its text']),
  ];
}

/** The source without its import declarations, where a name is not yet used. */
function withoutImports(text: string): string {
  return text.replaceAll(/^import [^;]*;/gm, '');
}
