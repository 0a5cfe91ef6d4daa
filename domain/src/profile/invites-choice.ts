/** Whether approvals bring the absence into the person's calendar: their choice, else unless a feed of theirs shows it. */
export function wantsInvites(choice: boolean | null, hasOwnFeed: boolean): boolean {
  return choice ?? !hasOwnFeed;
}
