import { Visitor } from 'vite';
import { memberName } from '../constant-text.ts';
import { ofModules, type Rule } from '../rule.ts';
import { isOfServer, isProduct, nouns, sourceLocationOf } from '../slices.ts';
import type { SourceModule } from '../source-module.ts';

export const faultRules: readonly Rule[] = [
  ofModules('the domain never throws', (module) =>
    sourceLocationOf(module.path)?.package === 'domain' && isProduct(module.path) ? throwsIn(module) : [],
  ),
  ofModules('server slices catch no faults', (module) =>
    isOfServer(module.path) && nouns.includes(sourceLocationOf(module.path)?.slice ?? '')
      ? catchesIn(module)
      : [],
  ),
];

function throwsIn({ program }: SourceModule): string[] {
  const found: string[] = [];
  new Visitor({ ThrowStatement: () => found.push('throws') }).visit(program);
  return found;
}

/** `catch` clauses and their promise equivalents. */
function catchesIn({ program }: SourceModule): string[] {
  const found: string[] = [];
  new Visitor({
    CatchClause: () => found.push('catches'),
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'MemberExpression') return;
      const name = memberName(callee);
      if (name === 'catch' || name === 'allSettled' || (name === 'then' && given.length > 1))
        found.push('catches');
    },
  }).visit(program);
  return found;
}
