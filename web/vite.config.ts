import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { licenceTexts, ownVersion, shippedPackages } from '../scripts/shipped-packages.ts';

// What nearly every page shows and what weighs little; alone, each of them would be a request of its own.
const basics = [
  /node_modules.lucide-react/,
  // What asks and what sends bring dialogs and the schema library, which no page needs at first.
  /web.src.platform.(?!action-form|confirm-action)/,
  /web.src.access.(account-badges|role-gate|role-name)\./,
  /web.src.ui.(alert|avatar|badge|brand-mark|card|class-names|document-title|lazy-component|link-button|message-panel|page-header|skeleton)\./,
];

const server = process.env.ALMANAC_API ?? 'http://127.0.0.1:3000';

/** The version, what is shipped, and its licences: files beside the application, for the page that shows them. */
function about(): Plugin {
  const packages = shippedPackages();
  const listed = packages.map(({ text: _text, ...each }) => each);
  const files: Readonly<Record<string, string>> = {
    'about.json': JSON.stringify({ version: ownVersion(), packages: listed }),
    'licences.txt': licenceTexts(packages),
  };
  return {
    name: 'about',
    generateBundle() {
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer({ middlewares }) {
      for (const [name, content] of Object.entries(files)) {
        middlewares.use(`/${name}`, (_request, response) => response.end(content));
      }
    },
  };
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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react({ compiler: true }), tailwindcss(), onlyEnglish(), about()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Every browser that knows light-dark(), which the tokens are written in.
    target: ['chrome125', 'edge125', 'firefox126', 'safari17.5'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'basics',
              minShareCount: 2,
              test: (module: string) => basics.some((pattern) => pattern.test(module)),
            },
          ],
        },
      },
    },
    // The Content-Security-Policy has no room for data: addresses.
    assetsInlineLimit: 0,
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/dev': server },
  },
});
