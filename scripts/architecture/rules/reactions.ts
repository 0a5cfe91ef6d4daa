import { Visitor } from 'vite';
import { ofModules, type Rule } from '../rule.ts';
import { isOfServer, sourceLocationOf } from '../slices.ts';
import { mentioned, type SourceModule } from '../source-module.ts';

const reactionFile = /^server\/src\/(?!platform\/).*\breactions\.ts$/;
const storeFile = /\/([a-z-]+-)?store\.ts$/;
const databaseTypes = 'server/src/platform/database/database.ts';
const mailPlatform = 'server/src/platform/mail/';
const composers = /^server\/src\/platform\/mail\/(compose-mail|compose-notification|mail)\.ts$|\/emails\.ts$/;
const refusals = 'domain/src/refusal.ts';
/** Names that write, or start a change. A reaction returns its jobs as `enqueue`, which writes nothing. */
const writing = [
  ...['Database', 'Writer', 'change', 'execute', 'transaction'],
  ...['insertInto', 'replaceInto', 'updateTable', 'deleteFrom', 'mergeInto'],
];
/** Names that put an email into the queue. */
const queueing = ['mailQueue', 'notificationJob', 'enqueue'];

export const reactionRules: readonly Rule[] = [
  ofModules('a reaction only reads and never refuses', (module) =>
    reactionFile.test(module.path) ? [...writesIn(module), ...refusalsIn(module)] : [],
  ),
  ofModules('a use case composes and queues no email', (module) =>
    isOfSlice(module.path) && isUseCase(module) ? emailsIn(module) : [],
  ),
  ofModules('only the mail platform composes an email', (module) =>
    isOfServer(module.path) && !module.path.startsWith(mailPlatform)
      ? mentioned(['composeMail'], module).map((name) => `uses ${name}`)
      : [],
  ),
];

function isOfSlice(path: string): boolean {
  return isOfServer(path) && sourceLocationOf(path)?.slice !== 'platform';
}

function writesIn(module: SourceModule): string[] {
  const stores = module.imports.filter(({ target }) => storeFile.test(target));
  return [
    ...mentioned(writing, module).map((name) => `writes with ${name}`),
    ...stores.map(({ target }) => `imports ${target}`),
  ];
}

function refusalsIn({ imports, identifiers }: SourceModule): string[] {
  return [
    ...imports.filter(({ target }) => target === refusals).map(({ target }) => `imports ${target}`),
    ...[...identifiers].filter((name) => /^refuse([A-Z]|$)/.test(name)).map((name) => `calls ${name}`),
  ];
}

/** Whether the module starts a change, by `change()` or a function named for it, or is a part of one: it has its writer. */
function isUseCase({ path, program, bindings }: SourceModule): boolean {
  if (storeFile.test(path)) return false;
  if (bindings.some(({ name, target }) => name === 'Writer' && target === databaseTypes)) return true;
  const changes = new Set(
    bindings
      .filter(({ name, target }) => target.startsWith('server/src/') && /^change([A-Z]|$)/.test(name))
      .map(({ local }) => local),
  );
  let callsChange = false;
  new Visitor({
    CallExpression({ callee }) {
      callsChange ||= callee.type === 'Identifier' && changes.has(callee.name);
    },
  }).visit(program);
  return callsChange;
}

function emailsIn(module: SourceModule): string[] {
  const composing = module.imports.filter(({ target, isTypeOnly }) => !isTypeOnly && composers.test(target));
  return [
    ...composing.map(({ target }) => `imports ${target}`),
    ...mentioned(queueing, module).map((name) => `queues emails with ${name}`),
  ];
}
