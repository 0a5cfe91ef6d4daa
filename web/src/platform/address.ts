const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether the text of an address can be the identifier of something. */
export function isIdentifier(text: string | null | undefined): text is string {
  return typeof text === 'string' && idPattern.test(text);
}

/** Reads the shown page from the address; the first where it names none. */
export function readPage(address: URLSearchParams): number {
  const page = Number(address.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}

/** The page as the address holds it: the first one is not named. */
export function pageParameter(page: number): string | undefined {
  return page === 1 ? undefined : String(page);
}

/** The address with the parameters set, or taken out where they have no value; what is foreign stays. */
export function withParameters(
  address: URLSearchParams,
  parameters: Record<string, string | undefined>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(parameters)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
