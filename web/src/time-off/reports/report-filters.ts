/** Report year in the address, 1900 to 2199. */
export const yearParameter = {
  name: 'year',
  read: (text: string): number | undefined => {
    const year = Number(text);
    return Number.isInteger(year) && year >= 1900 && year <= 2199 ? year : undefined;
  },
  fallback: undefined,
};
