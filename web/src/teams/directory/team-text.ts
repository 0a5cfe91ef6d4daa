/** A count with its noun, such as '1 member' or '12 members'. */
export function countText(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** How many of the teams stand on the page, in words. */
export function countLine(shown: number, total: number): string {
  return shown < total ? `Showing ${shown} of ${total} teams` : `${countText(total, 'team')} found`;
}
