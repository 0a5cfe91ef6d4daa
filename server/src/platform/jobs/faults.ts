/** Thrown by a worker for a temporary failure; `kind` is the reason in one word, for administrators. */
export class JobFault extends Error {
  override readonly name: string = 'JobFault';
  readonly kind: string | undefined;

  constructor(message: string, kind?: string) {
    super(message);
    this.kind = kind;
  }
}

/** Thrown by a worker if a retry is useless. */
export class FinalFault extends JobFault {
  override readonly name = 'FinalFault';
}

/** Thrown by a worker if the cause is not the job: something that all jobs of its kind need is down. */
export class Outage extends JobFault {
  override readonly name = 'Outage';
}
