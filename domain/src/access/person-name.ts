/** The person's name, or their email address if they have none. */
export function personName({ name, email }: { name?: string | undefined; email: string }): string {
  return name || email;
}

/**
 * How a greeting addresses a person: by the first word of a name in Latin letters, otherwise by the whole name, as
 * elsewhere the first word may be the family name or half of a given name.
 */
export function greetedName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/u);
  return /^[\p{Script=Latin}\p{M}'’-]{2,}$/u.test(first) ? first : name.trim();
}
