/** An answer of the API as it comes with the page. */
interface FirstAnswer {
  body: string;
  headers: Readonly<Record<string, string>>;
}

/** The element of the page that holds them, by their addresses. */
const elementId = 'first-answers';
/** In milliseconds since the page was asked for: what is older is asked for anew. */
const longestKept = 30_000;

let kept: Map<string, FirstAnswer> | undefined;

/**
 * The answer that came with the page, the first time that its address is read; none once it is old, or something
 * was written since.
 */
export function takeFirstAnswer(method: string | undefined, address: string): Response | undefined {
  kept ??= readFirstAnswers();
  if (method !== 'GET' || performance.now() > longestKept) kept.clear();
  const answer = kept.get(address);
  kept.delete(address);
  return answer && new Response(answer.body, { headers: answer.headers });
}

function readFirstAnswers(): Map<string, FirstAnswer> {
  const text = document.getElementById(elementId)?.textContent;
  return new Map(text ? Object.entries<FirstAnswer>(JSON.parse(text)) : []);
}
