import { join } from 'node:path';
import { pagesInFewChunks } from '@almanac/vite-few-chunks';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { helpFiles } from './build/help-files.ts';
import { licenceTexts, ownVersion, shippedPackages } from './build/shipped-packages.ts';
import { helpFolder } from './src/platform/help/help-pages.ts';

const pages = pagesInFewChunks({
  start: /web.index\.html$/,
  frame: /web.src.shell.signed-in-shell\.tsx$/,
  routes: /web.src.([a-z-]+.)?routes\.tsx$/,
  frameless: /web.src.sign-in./,
  along: /web.src.time-off.(time-off-page|booking.request-time-off-card)\.tsx$/,
  translations: /.messages.(?:[a-z-]+-)?(de|fr|es|ar)\.ts$/,
});

const server = process.env.ALMANAC_API ?? 'http://127.0.0.1:3000';

/** Emits version, bundled packages and licences as files for the About page. */
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

/** Emits the manual from `docs/`, each page a file of its own, loaded when it is opened. */
function help(): Plugin {
  return {
    name: 'help',
    generateBundle() {
      for (const [fileName, source] of helpFiles()) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${helpFolder}/`, (request, response, next) => {
        const file = helpFiles().get(`${helpFolder}${request.url}`);
        if (file === undefined) next();
        else response.end(file);
      });
    },
  };
}

/** Replaces React Aria's words in other languages than English: those of our languages are filled in when needed. */
function englishOnly(): Plugin {
  const otherWords = /react-(?:aria|stately).*\b([a-z]+)\/(?!en-US)([a-z]{2})-[A-Z]{2}\.m?js$/;
  const ours = join(import.meta.dirname, 'src/ui/words/component-words.ts');
  return {
    name: 'english-only',
    enforce: 'pre',
    load(id) {
      const [, part, language] = otherWords.exec(id) ?? [];
      if (language === undefined) return undefined;
      if (!/\b(de-DE|fr-FR|es-ES|ar-AE)\b/.test(id)) return 'export default undefined;';
      return `import { componentWords } from ${JSON.stringify(ours)}; export default componentWords('${language}', '${part}');`;
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [englishOnly(), react(), tailwindcss(), about(), help(), ...pages.plugins],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Browsers that support light-dark(), which the colour tokens need.
    target: ['chrome125', 'edge125', 'firefox126', 'safari17.5'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: pages.groups,
        },
      },
    },
    // The Content-Security-Policy allows no data: URLs.
    assetsInlineLimit: 0,
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/dev': server },
  },
});
