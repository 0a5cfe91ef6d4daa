import { build, type Plugin } from 'vite';

/** Beside the application, for the server alone. */
const fileName = 'first-calls.mjs';

/**
 * Makes one module of the entry and all that it needs, by which the server makes the calls that a page makes first. Pages and
 * what they show are not part of it.
 */
export function firstCalls(entry: string): Plugin {
  let root: string;
  return {
    name: 'first-calls',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      const built = await build({
        root,
        configFile: false,
        logLevel: 'warn',
        ssr: { noExternal: true },
        build: {
          ssr: entry,
          write: false,
          target: 'node26',
          minify: false,
          rolldownOptions: { output: { codeSplitting: false } },
        },
      });
      const files = 'output' in built ? built.output : [];
      const [code] = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
      if (code === undefined || files.length !== 1) throw new Error(`${entry} did not become one module`);
      this.emitFile({ type: 'asset', fileName, source: code });
    },
  };
}
