/** How a person's time is allocated over several weeks. */
export const loadStates = ['over', 'under', 'free'] as const;
export type LoadState = (typeof loadStates)[number];
