import { type ESTree, Visitor } from 'vite';
import { memberName, textOf } from '../constant-text.ts';
import { ofModules, type Rule } from '../rule.ts';
import { isProduct } from '../slices.ts';
import type { SourceModule } from '../source-module.ts';

/** The one file that makes decisions: `allowed`, `refuse`, `refuseInput` and their like. */
const homeOfRefusals = 'domain/src/refusal.ts';
const mark = 'refused';

export const refusalRules: readonly Rule[] = [
  ofModules('a refusal is made by refusal.ts', (module) =>
    isProduct(module.path) && module.path !== homeOfRefusals ? refusalsMadeIn(module) : [],
  ),
];

/** Objects that say `refused`, values that are given it, and refusals copied under another code or sentence. */
function refusalsMadeIn({ program, texts }: SourceModule): string[] {
  const found = texts.includes(mark) ? ['takes refused by its name as a text'] : [];
  new Visitor({
    ObjectExpression({ properties }) {
      const names = properties.flatMap((each) => (each.type === 'Property' ? (keyOf(each) ?? []) : []));
      if (names.includes(mark)) found.push('makes a decision by hand');
      const isCopy = properties.some((each) => each.type === 'SpreadElement' && isMadeRefusal(each.argument));
      if (isCopy) found.push('changes a refusal by hand');
    },
    AssignmentExpression({ left }) {
      if (left.type === 'MemberExpression' && memberName(left) === mark)
        found.push('makes a decision by hand');
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
