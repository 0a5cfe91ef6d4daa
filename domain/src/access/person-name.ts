/** What a person is called: their name, or their address while they have none. */
export function personName({ name, email }: { name?: string | undefined; email: string }): string {
  return name || email;
}
