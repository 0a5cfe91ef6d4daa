/** Why a call got no answer. */
const outgoingFaults = [
  'NOT_HTTPS',
  'NOT_ALLOWED',
  'NOT_FOUND',
  'UNREACHABLE',
  'NOT_TRUSTED',
  'TIMEOUT',
  'CUT_OFF',
  'STOPPED',
] as const;
export type OutgoingFault = (typeof outgoingFaults)[number];

class RefusedCall extends Error {
  override readonly name = 'RefusedCall';
  readonly fault: OutgoingFault;

  constructor(fault: OutgoingFault) {
    super(`The call is refused: ${fault}`);
    this.fault = fault;
  }
}

/** The error of a call that must not be made. */
export function refusedCall(fault: 'NOT_HTTPS' | 'NOT_ALLOWED'): Error {
  return new RefusedCall(fault);
}

/** The fault that an error of a call means. */
export function outgoingFaultOf(error: unknown): OutgoingFault {
  if (error instanceof RefusedCall) return error.fault;
  if (!(error instanceof Error)) return 'UNREACHABLE';
  // The guard's agent has an error without a code.
  if (/is not allowed\. Because/.test(error.message)) return 'NOT_ALLOWED';
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'NOT_FOUND';
  if (/CERT|SELF_SIGNED|SIGNATURE|ERR_TLS|ERR_SSL|EPROTO/.test(code)) return 'NOT_TRUSTED';
  if (code === 'ECONNRESET' || code === 'EPIPE' || code.startsWith('HPE_')) return 'CUT_OFF';
  return 'UNREACHABLE';
}
