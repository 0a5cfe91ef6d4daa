/**
 * How many milliseconds a test waits before it fails. They are the same for all tests, and long: only what is
 * broken takes that long, and a busy machine is not broken.
 */
export const patience = { step: 30_000, test: 180_000 };
