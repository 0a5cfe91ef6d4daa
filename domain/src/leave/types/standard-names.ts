import type { Language } from '../../language/language.ts';
import { type Named, type NameValue, nameIn, nameValue } from '../../language/names.ts';
import { standardNames } from './messages/standard-names.ts';

/** The type with all its names; those of a standard type count until it is renamed. */
function withStandardNames({ name, names }: Named): Named {
  const standard = standardNames[name];
  return standard || names ? { name, names: { ...standard, ...names } } : { name };
}

/** The type's name for readers of the language. */
export function typeNameIn(language: Language, type: Named): string {
  return nameIn(language, withStandardNames(type));
}

/** The type's name as a value of a message. */
export function typeName(type: Named): string | NameValue {
  return nameValue(withStandardNames(type));
}
