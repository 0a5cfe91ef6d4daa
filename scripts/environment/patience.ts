/** Timeouts in milliseconds for all tests. They are long so that a busy machine doesn't fail a test. */
export const patience = { step: 30_000, test: 180_000 };
