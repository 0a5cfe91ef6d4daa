/** Reads a JSON file that the build wrote beside the application. */
export async function readBuiltFile<Content>(name: string, signal: AbortSignal): Promise<Content> {
  const answer = await fetch(`/${name}`, { signal });
  if (!answer.ok) throw new Error(`${name} was answered ${answer.status}`);
  return answer.json();
}
