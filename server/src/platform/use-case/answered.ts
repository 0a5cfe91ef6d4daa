/** An answer, or a refusal, with headers of its own. */
export class Answered<Answer> {
  readonly answer: Answer;
  readonly headers: Headers;

  constructor(answer: Answer, headers: Headers) {
    this.answer = answer;
    this.headers = headers;
  }
}

/** A page of a list whose answer is an array; `X-Total-Count` carries how many rows there are in all. */
export function withTotal<Row>(rows: Row[], total: number): Answered<Row[]> {
  return new Answered(rows, new Headers({ 'x-total-count': String(total) }));
}
