/**
 * A short mark of each name, unique among them: its first letter, else its initials, else its first two letters, else a
 * number.
 */
export function typeLetters(names: readonly string[]): string[] {
  const letters = new Set<string>();
  for (const name of names) {
    let number = letters.size + 1;
    while (letters.has(String(number))) number += 1;
    const free = candidatesFor(name).find((each) => each !== '' && !letters.has(each));
    letters.add(free ?? String(number));
  }
  return [...letters];
}

function candidatesFor(name: string): string[] {
  const words = name.split(/[\s/-]+/u).filter((word) => word !== '');
  const capitals = words.map((word) => first(word, 1).toUpperCase());
  return [capitals[0] ?? '', capitals.slice(0, 3).join(''), first(name, 2)];
}

function first(text: string, count: number): string {
  return [...text].slice(0, count).join('');
}
