/** What a worker throws where a job failed for now; `kind` says in one word why, for those who look after jobs. */
export class JobFault extends Error {
  override readonly name: string = 'JobFault';
  readonly kind: string | undefined;

  constructor(message: string, kind?: string) {
    super(message);
    this.kind = kind;
  }
}

/** What a worker throws where another try would be of no use. */
export class FinalFault extends JobFault {
  override readonly name = 'FinalFault';
}

/** What a worker throws where it was not about the job: what all jobs of its kind need is away. */
export class Outage extends JobFault {
  override readonly name = 'Outage';
}
