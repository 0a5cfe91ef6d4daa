import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** What the packages bring along and this application never uses. */
export function lean(): Plugin[] {
  return [onlyEnglish(), withoutEndlessLists(), withoutServerRendering(), withoutPageLinks(), singleIcons()];
}

/** The words of React Aria in other languages than the interface's, and calendars that nobody reads it in, stay out. */
function onlyEnglish(): Plugin {
  const otherWords = /react-(aria|stately).*intl\b.*\b[a-z]{2}-[A-Z]{2}\.m?js$/;
  const otherCalendars = /@internationalized.date.*createCalendar\.m?js$/;
  return {
    name: 'only-english',
    enforce: 'pre',
    load(id) {
      if (otherCalendars.test(id)) {
        return "import { GregorianCalendar } from './calendars/GregorianCalendar.mjs'; export const createCalendar = () => new GregorianCalendar();";
      }
      return otherWords.test(id) && !id.includes('en-US') ? 'export default {};' : undefined;
    },
  };
}

/** Lists here have pages: what would fetch one that goes on and on is never called. */
function withoutEndlessLists(): Plugin {
  return emptied('without-endless-lists', /query-core.build.modern.infiniteQueryBehavior\.js$/);
}

/** What the router does for pages that a server has rendered, and for those who watch it at work. */
function withoutServerRendering(): Plugin {
  const unused = 'router.instrumentation|dom.ssr.(links|fog-of-war|single-fetch)';
  return emptied(
    'without-server-rendering',
    new RegExp(`react-router.dist.production.lib.(${unused})\\.js$`),
  );
}

/** What a link of the router could load ahead of a page that a server renders. */
function withoutPageLinks(): Plugin {
  const taken = /(?<=import \{[^}]*)\bPrefetchPageLinks, (?=[^}]*\} from "\.\/ssr\/components\.js")/;
  return {
    name: 'without-page-links',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!/react-router.dist.production.lib.dom.lib\.js$/.test(id)) return undefined;
      const code = await readFile(id, 'utf8');
      if (!taken.test(code)) throw new Error('The router imports PrefetchPageLinks in another way');
      return `${code.replace(taken, '')}\nconst PrefetchPageLinks = () => null;`;
    },
  };
}

/** Functions of these modules do nothing: they are there for what imports them, and never called. */
function emptied(name: string, modules: RegExp): Plugin {
  const declared = /^export (?:async )?(?:const|function) (\w+)/gm;
  const listed = /^export \{([^}]*)\}/gm;
  return {
    name,
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!modules.test(id)) return undefined;
      const code = await readFile(id, 'utf8');
      const lists = [...code.matchAll(listed)].flatMap(([, names = '']) => names.split(','));
      const names = [...[...code.matchAll(declared)].map(([, each = '']) => each), ...lists];
      const exported = names.map((each) => each.trim().split(' as ').at(-1)).filter(Boolean);
      return ['const none = () => undefined;', ...exported.map((each) => `export { none as ${each} };`)].join(
        '\n',
      );
    },
  };
}

/** Takes each icon from a file of its own: of the list of all icons, every page would bring what any page shows. */
function singleIcons(): Plugin {
  const taken = /import \{([^}]*)\} from 'lucide-react';/g;
  const listed = /default as (\w+)(?=[^;]*from '\.(\/icons\/[\w-]+\.mjs)')/g;
  let list: Promise<{ folder: string; files: Map<string, string> }>;
  return {
    name: 'single-icons',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      list = this.resolve('lucide-react').then(async (resolved) => {
        if (!resolved) throw new Error('lucide-react is not installed');
        const code = await readFile(resolved.id, 'utf8');
        const files = new Map([...code.matchAll(listed)].map(([, name = '', file = '']) => [name, file]));
        return { folder: resolved.id.replace(/[/\\][^/\\]*$/, ''), files };
      });
    },
    async transform(code, id) {
      if (!/web.src.*\.tsx?$/.test(id) || !code.includes("'lucide-react'")) return undefined;
      const { folder, files } = await list;
      return code.replaceAll(taken, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) => {
            const [listedName = name, ownName = name] = name.split(' as ');
            const file = files.get(listedName);
            if (file === undefined) throw new Error(`lucide-react has no icon ${listedName}`);
            return `import ${ownName} from '${folder}${file}';`;
          })
          .join(' '),
      );
    },
  };
}
