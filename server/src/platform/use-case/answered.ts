/** A response or refusal with its own headers. */
export class Answered<Answer> {
  readonly answer: Answer;
  readonly headers: Headers;

  constructor(answer: Answer, headers: Headers) {
    this.answer = answer;
    this.headers = headers;
  }
}

/** A page of a list returned as an array; `X-Total-Count` has the total. */
export function withTotal<Row>(rows: Row[], total: number): Answered<Row[]> {
  return new Answered(rows, new Headers({ 'x-total-count': String(total) }));
}
