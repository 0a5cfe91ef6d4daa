/** Thrown by a mutation that needs a confirmation first: nothing was saved, and nothing failed. */
export class AsksFirst extends Error {}
