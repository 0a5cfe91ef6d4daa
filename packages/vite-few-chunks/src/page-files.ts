import { posix } from 'node:path';
import { type ESTree, type Plugin, parseSync } from 'vite';
import { type Loads, neededBy, sourceOf } from './few-chunks.ts';
import { importingModule, straightImports } from './straight-imports.ts';

/** Maps each route to the file that the server responds with. */
const listName = 'pages.json';

/**
 * Writes an index.html per route that preloads its page's code together with the entry. The extra files of the page's
 * largest part are listed for the application, which loads them as it starts.
 */
export function pageFiles({ start, frame, routes, frameless, along, translations }: Loads): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const first = bundle['index.html'];
      if (first?.type !== 'asset') throw new Error('The build has no index.html');
      const chunks = Object.values(bundle)
        .filter((file) => file.type === 'chunk')
        .toSorted((one, other) => other.code.length - one.code.length);
      const ids = [...this.getModuleIds()];
      const infoOf = (id: string) => this.getModuleInfo(id);
      const graph = { ids, imports: straightImports((id) => importingModule(infoOf(id))) };
      const filesOf = (isWanted: (id: string) => boolean) => {
        const wanted = neededBy(graph, isWanted);
        return withImported(chunks, (chunk) => chunk.moduleIds.some((id) => wanted.has(id)));
      };
      const loadedFirst = new Set(filesOf((id) => start.test(id)));
      const codeOf = (page: readonly string[]) => {
        const hasFrame = page.some((id) => !frameless.test(id));
        const isOwn = (id: string) => page.includes(id) || (hasFrame && frame.test(id));
        const atOnce = [...neededBy(graph, isOwn)].filter((id) => along.test(id));
        const opened = new Set(atOnce.flatMap((id) => infoOf(id)?.dynamicallyImportedIds ?? []));
        const own = filesOf(isOwn);
        const parts = [...opened].map((part) => filesOf((id) => id === part));
        return inTurn(own, parts, sizeOf).map((files) => files.filter((file) => !loadedFirst.has(file)));
      };
      const translationsOf = (files: readonly string[]): Translation[] => {
        const texts = new Set(
          chunks.filter(({ fileName }) => files.includes(fileName)).flatMap(({ moduleIds }) => moduleIds),
        );
        return chunks.flatMap(({ fileName, moduleIds }) => {
          const id = moduleIds.find((each) => texts.has(sourceOf(each, translations) ?? ''));
          return id === undefined ? [] : [{ language: translations.exec(id)?.at(-1) ?? '', file: fileName }];
        });
      };
      const sizeOf = (file: string) => chunks.find(({ fileName }) => fileName === file)?.code.length ?? 0;
      const pages: Record<string, string> = {};
      for (const router of ids.filter((id) => routes.test(id))) {
        for (const { address, imported } of importsOfAddresses(infoOf(router)?.code ?? '')) {
          const [soon = [], later = []] = codeOf(
            imported.map((each) => posix.join(posix.dirname(router), each)),
          );
          const fileName = `pages/${address.replaceAll(':', '_').replaceAll('*', 'any')}.html`;
          const source = withCode(String(first.source), soon, later);
          const translated = translationsOf([...loadedFirst, ...soon]);
          this.emitFile({ type: 'asset', fileName, source: withTranslations(source, translated) });
          pages[address] = fileName;
        }
      }
      this.emitFile({ type: 'asset', fileName: listName, source: JSON.stringify(pages) });
    },
  };
}

/**
 * The files of a page and then of its parts, smallest part first, in the order they are shown. The largest part's own
 * files are separate, since loading them at once would delay the entry.
 */
export function inTurn(
  own: readonly string[],
  parts: readonly (readonly string[])[],
  sizeOf: (file: string) => number,
): [soon: string[], later: string[]] {
  const bytesOf = (part: readonly string[]) =>
    part.filter((file) => !own.includes(file)).reduce((sum, file) => sum + sizeOf(file), 0);
  const [last = [], ...others] = parts.toSorted((one, other) => bytesOf(other) - bytesOf(one));
  const soon = new Set([own, ...others.toReversed()].flat());
  return [[...soon], last.filter((file) => !soon.has(file))];
}

/** The entry has priority: it starts while the rest still loads, and requests the later files. */
function withCode(page: string, soon: readonly string[], later: readonly string[]): string {
  const preload = (file: string) =>
    `    <link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">\n`;
  const name = (file: string) => `    <link data-rel="modulepreload" crossorigin href="/${file}">\n`;
  return page.replace('  </head>', () => `${[...soon.map(preload), ...later.map(name)].join('')}  </head>`);
}

interface Translation {
  language: string;
  file: string;
}

/** Names the texts of each language for the application, which loads those of its own as it starts. */
function withTranslations(page: string, translations: readonly Translation[]): string {
  const links = translations.map(
    ({ language, file }) => `    <link data-language="${language}" crossorigin href="/${file}">\n`,
  );
  return page.replace('  </head>', () => `${links.join('')}  </head>`);
}

interface Chunk {
  fileName: string;
  moduleIds: readonly string[];
  imports: readonly string[];
}

/** The files of the matching chunks and their imports, in order. */
function withImported(chunks: readonly Chunk[], isWanted: (chunk: Chunk) => boolean): string[] {
  const files = new Set(chunks.filter(isWanted).map((chunk) => chunk.fileName));
  for (const file of files) {
    for (const each of chunks.find((chunk) => chunk.fileName === file)?.imports ?? []) files.add(each);
  }
  return chunks.map((chunk) => chunk.fileName).filter((file) => files.has(file));
}

interface AddressImports {
  address: string;
  imported: string[];
}

/** The routes of a module with their lazy imports, direct or through a variable. */
export function importsOfAddresses(code: string): AddressImports[] {
  const nodes = [...nodesIn(parseSync('routes.js', code).program)];
  const values = new Map(nodes.flatMap((node) => (isNamedValue(node) ? [[node.id.name, node.init]] : [])));
  return nodes.flatMap((node) => {
    const address = node.type === 'ObjectExpression' ? addressOf(node) : undefined;
    if (address === undefined) return [];
    const imported = importsIn(node, values);
    return imported.length === 0 ? [] : [{ address, imported }];
  });
}

type NamedValue = ESTree.VariableDeclarator & { id: ESTree.BindingIdentifier };

function isNamedValue(node: ESTree.Node): node is NamedValue {
  return node.type === 'VariableDeclarator' && node.id.type === 'Identifier';
}

function addressOf({ properties }: ESTree.ObjectExpression): string | undefined {
  for (const property of properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.key.name !== 'path')
      continue;
    if (property.value.type === 'Literal' && typeof property.value.value === 'string')
      return property.value.value;
  }
  return undefined;
}

function importsIn(route: ESTree.Node, values: ReadonlyMap<string, unknown>): string[] {
  const imported: string[] = [];
  const waiting: unknown[] = [route];
  const seen = new Set<unknown>();
  for (const value of waiting) {
    for (const node of nodesIn(value)) {
      if (node.type === 'ImportExpression' && node.source.type === 'Literal')
        imported.push(String(node.source.value));
      const named = node.type === 'Identifier' ? values.get(node.name) : undefined;
      if (named && !seen.has(named)) {
        seen.add(named);
        waiting.push(named);
      }
    }
  }
  return imported;
}

/** The node and its descendants. */
function* nodesIn(value: unknown): Generator<ESTree.Node> {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) yield value;
  for (const each of Object.values(value)) yield* nodesIn(each);
}

function isNode(value: object): value is ESTree.Node {
  return 'type' in value && typeof value.type === 'string';
}
