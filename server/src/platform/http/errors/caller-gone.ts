/** The caller has closed the connection before the answer, so that no one waits for it. */
export class CallerGone extends Error {
  override readonly name = 'CallerGone';

  constructor() {
    super('The caller disconnected before the response');
  }
}
