/** Whether two names are one to whoever reads them: letters in whatever form and case, and spaces around them, make no other name. */
export function isSameName(one: string, other: string): boolean {
  return asCompared(one) === asCompared(other);
}

function asCompared(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}
