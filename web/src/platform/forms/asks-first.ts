/** Thrown by a mutation that asks something before it saves: nothing was saved yet, and nothing stands in its way. */
export class AsksFirst extends Error {}
