import type { Language } from '../../language/language.ts';
import { type Named, type NameValue, nameIn, nameValue } from '../../language/names.ts';
import { firstPlanName, namesOfFirstPlan } from './messages/first-plan.ts';

/** The plan with all its names; that of a new installation has some until it is renamed. */
function withStandardNames({ name, names }: Named): Named {
  return name === firstPlanName ? { name, names: { ...namesOfFirstPlan, ...names } } : { name, names };
}

/** The plan's name for readers of the language. */
export function planNameIn(language: Language, plan: Named): string {
  return nameIn(language, withStandardNames(plan));
}

/** The plan's name as a value of a message. */
export function planName(plan: Named): string | NameValue {
  return nameValue(withStandardNames(plan));
}
