/** The person's name, or their email address if they have none. */
export function personName({ name, email }: { name?: string | undefined; email: string }): string {
  return name || email;
}
