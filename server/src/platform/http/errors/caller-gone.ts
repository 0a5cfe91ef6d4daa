/** The caller has disconnected, so no one waits for the response. */
export class CallerGone extends Error {
  override readonly name = 'CallerGone';

  constructor() {
    super('The caller disconnected before the response');
  }
}
