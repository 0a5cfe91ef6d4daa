import { type ESTree, Visitor } from 'vite';
import { memberName, textOf } from '../constant-text.ts';
import { modulesThatLoad } from '../module-graph.ts';
import { ofModules, type Rule } from '../rule.ts';
import { isOfServer, isProduct, sourceLocationOf } from '../slices.ts';
import { mentioned, type SourceModule } from '../source-module.ts';

/** Network and storage interfaces of the browser. */
const network = [
  'fetch',
  'XMLHttpRequest',
  'EventSource',
  'WebSocket',
  'WebTransport',
  'RTCPeerConnection',
  'sendBeacon',
  'serviceWorker',
  'Worker',
  'SharedWorker',
];
const storage = [
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'cookie',
  'cookieStore',
  'caches',
  'BroadcastChannel',
];
/** Browser globals; a computed member of one would hide which interface is used. */
const browser = new Set(['window', 'globalThis', 'self', 'document', 'navigator', 'top', 'parent']);

/** Network access without a package. */
const openNetwork = ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket', 'WebTransport'];

/** The ledger engine. The server decides with it; a screen shows the response. */
const ledgerEngine = /^domain\/src\/time-off\/balances\/engine\/(?!charges\/charge-reason\.)/;

export const screenRules: readonly Rule[] = [
  {
    name: 'screens import only types of the ledger engine',
    violations({ modules }) {
      const loadsEngine = modulesThatLoad((target) => ledgerEngine.test(target), modules);
      return modules
        .filter(({ path }) => path.startsWith('web/') && isProduct(path))
        .flatMap(({ path, imports }) => {
          const loaded = imports
            .filter(({ isTypeOnly }) => !isTypeOnly)
            .map(({ target }) => target)
            .filter((target) => target.startsWith('domain/'))
            .filter((target) => ledgerEngine.test(target) || loadsEngine.has(target));
          return [...new Set(loaded)].map((target) => `${path} loads ${target}; the server decides by it`);
        });
    },
  },
  ofModules('the server connects only to its database and its mail server', (module) =>
    isOfServer(module.path) ? mentioned(openNetwork, module).map((name) => `uses ${name}`) : [],
  ),
  ofModules('only web/src/platform uses network and storage', (module) => {
    const place = sourceLocationOf(module.path);
    if (place?.package !== 'web' || place.slice === 'platform' || !isProduct(module.path)) return [];
    return [...mentioned([...network, ...storage], module), ...computedMembers(module)].map(
      (name) => `uses ${name}`,
    );
  }),
];

function computedMembers({ program }: SourceModule): string[] {
  const found: string[] = [];
  new Visitor({
    MemberExpression(member) {
      const root = rootOf(member.object);
      if (root !== undefined && browser.has(root) && memberName(member) === undefined)
        found.push(`a computed member of ${root}`);
    },
  }).visit(program);
  return found;
}

/** The name `window` for `window`, `(window as Shop)` and `globalThis.window`. */
function rootOf(node: ESTree.Expression): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return memberName(node);
  return 'expression' in node && typeof node.expression === 'object' ? rootOf(node.expression) : textOf(node);
}
