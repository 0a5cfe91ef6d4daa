/** What a worker throws where another try would be of no use. */
export class FinalFault extends Error {
  override readonly name = 'FinalFault';
}

/** What a worker throws where it was not about the job: what all jobs of its kind need is away. */
export class Outage extends Error {
  override readonly name = 'Outage';
}
