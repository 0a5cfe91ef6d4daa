/** What somebody is called of whom nothing else is known, as they were erased. */
export const erasedName = 'Erased person';

/** The address of somebody who was erased: nobody can have it, or be sent anything to it. */
export function erasedAddress(id: string): string {
  return `erased-${id}@invalid`;
}

/** Whether the person was erased. */
export function isErased({ email }: { email: string }): boolean {
  return /^erased-[\da-f-]{36}@invalid$/.test(email);
}

/** The address of a person; nothing of somebody who was erased. */
export function personAddress({ email }: { email: string }): string | undefined {
  return isErased({ email }) ? undefined : email;
}
