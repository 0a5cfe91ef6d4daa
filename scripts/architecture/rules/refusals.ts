import { type ESTree, Visitor } from 'vite';
import { memberName, textOf } from '../constant-text.ts';
import { ofModules, type Rule } from '../rule.ts';
import { isProduct } from '../slices.ts';
import type { SourceModule } from '../source-module.ts';

/** The only file that builds decisions: `allowed`, `refuse`, `refuseInput` and the like. */
const refusalModule = 'domain/src/refusal.ts';
const mark = 'refused';

export const refusalRules: readonly Rule[] = [
  ofModules('only refusal.ts creates refusals', (module) =>
    isProduct(module.path) && module.path !== refusalModule ? refusalsMadeIn(module) : [],
  ),
];

/** Objects with a `refused` key, assignments to it, and refusals copied with changes. */
function refusalsMadeIn({ program, texts }: SourceModule): string[] {
  const found = texts.includes(mark) ? ['names refused in a string'] : [];
  new Visitor({
    ObjectExpression({ properties }) {
      const names = properties.flatMap((each) => (each.type === 'Property' ? (keyOf(each) ?? []) : []));
      if (names.includes(mark)) found.push('builds a decision by hand');
      const isCopy = properties.some((each) => each.type === 'SpreadElement' && isMadeRefusal(each.argument));
      if (isCopy) found.push('changes a refusal by hand');
    },
    AssignmentExpression({ left }) {
      if (left.type === 'MemberExpression' && memberName(left) === mark)
        found.push('builds a decision by hand');
    },
  }).visit(program);
  return found;
}

function keyOf({ computed, key }: ESTree.ObjectProperty): string | undefined {
  return !computed && key.type === 'Identifier' ? key.name : textOf(key);
}

function isMadeRefusal(node: ESTree.Expression): boolean {
  const makers = ['refuse', 'refuseAtField', 'refuseInput', 'notFound', 'validationRefusal'];
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return false;
  return makers.includes(node.callee.name);
}
