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
/** When the page was asked for whose answers were taken, by the clock of this device: other clocks stand still while it sleeps. */
let askedAt: number | undefined;

/**
 * The answer that came with the page, the first time that its address is read; none once it is old, or something
 * was written since.
 */
export function takeFirstAnswer(method: string | undefined, address: string): Response | undefined {
  if (!kept) {
    kept = readFirstAnswers();
    askedAt = Date.now() - performance.now();
  }
  if (method !== 'GET' || firstAnswersAge() > longestKept) kept.clear();
  const answer = kept.get(address);
  kept.delete(address);
  return answer && new Response(answer.body, { headers: answer.headers });
}

/** How old the answers are that the page began with, in milliseconds; 0 where they count no more. */
export function firstAnswersAge(): number {
  return askedAt === undefined ? 0 : Date.now() - askedAt;
}

/** What has not been taken yet may not be true any more, or is somebody else's. */
export function forgetFirstAnswers(): void {
  kept = new Map();
  askedAt = undefined;
}

function readFirstAnswers(): Map<string, FirstAnswer> {
  const text = document.getElementById(elementId)?.textContent;
  try {
    return new Map(text ? Object.entries<FirstAnswer>(JSON.parse(text)) : []);
  } catch {
    // The page was cut off, or changed on its way: the server is asked.
    return new Map();
  }
}
