/** A response whose JSON text is already written, so that a large one is neither parsed nor checked again. */
export class JsonText<Answer> {
  readonly text: string;
  /** Only a type: what the text contains. */
  declare readonly answer: Answer;

  constructor(text: string) {
    this.text = text;
  }
}
