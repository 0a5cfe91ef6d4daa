/** The format in the cache, created on its first use: creating one takes longer than many uses. */
export function cachedFormat<Format>(cache: Map<string, Format>, key: string, create: () => Format): Format {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const format = create();
  cache.set(key, format);
  return format;
}
