import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSources } from './architecture/source-tree.ts';

/**
 * Every screen text quoted in the product specification; `{…}` stands for variable parts. A replaced sentence names its
 * replacement, if any, and the reason.
 */
interface ProductSentence {
  text: string;
  /** The parts in the sources, for a sentence that no source has as a whole. */
  pieces?: readonly string[];
  replaced?: { by?: string; because: string };
}

const replaced = (text: string, because: string, by?: string): ProductSentence => ({
  text,
  replaced: { because, ...(by !== undefined && { by }) },
});

const shown = [
  'Unexpected Application Error!',
  'Loading...',
  'Time Off',
  'My Time Off Requests',
  'Time Off Approvals',
  'Review and approve time off requests from your team.',
  'Team Calendar',
  'Page Not Found',
  "The page you're looking for doesn't exist or has been moved.",
  'Sign in with your company email address',
  'Send Magic Link',
  'Sending Magic Link...',
  'Not provided',
  'Pending HR Approvals',
  'All Time Off Requests',
  '{n} total requests',
  'No option found.',
  'Submitted on',
  'No Requests Found',
  "You haven't submitted any time off requests yet.",
  'No time off requests are pending HR approval.',
  'No time off requests match your current filters.',
  'Showing page {x} of {y}',
  'Error Loading Requests',
  'Approving...',
  'Rejecting...',
  'Reject Vacation Request',
  'Reason (Optional)',
  'Provide feedback for the employee...',
  'Reject Request',
  'All Caught Up!',
  'No time off requests are currently pending your approval.',
  'Access Denied',
  "You don't have permission to approve time off requests.",
  'Failed to load pending approvals',
  '+{n} more',
  '{n} approved vacation(s) this month',
  'Resets: {date}',
  'Failed to load leave balance',
  'No balance data available',
  'Search teams...',
  'Showing {x} of {y} teams',
  'No teams match your filters',
  'No teams found',
  'Try adjusting your search criteria to find teams',
  'Get started by creating your first team',
  'Create First Team',
  'Teams will appear here when they are created.',
  'Deleting...',
  'Are you sure you want to delete the team "{team}"? This action cannot be undone.',
  'No description provided',
  'Ongoing',
  'Removing...',
  'Are you sure you want to remove {member} from this team?',
  'Team Members ({count})',
  'Total active allocation: {sum}',
  'No team members yet',
  'Click "Add Member" to get started.',
  'Team members will appear here when added.',
  'within 100%',
  'over 100%',
  "Checking {user}'s current allocations...",
  'Coming soon',
  'Who is away',
  'Everyone is in',
  'Total Users: {n} | Active: {m}',
  'Change Role for {user}',
  '(current)',
  'Loading users...',
  "You don't have permission to manage users.",
  'Pending HR Approval',
  'Awaiting HR Review',
  'Approved by HR',
  'Rejected by HR',
  'Request was rejected',
  'Email is required',
  'Please enter a valid email address',
  'Only @{company domain} email addresses are allowed',
  'Department is required',
  'No team lead',
  'Please select a user',
  'Allocation must be greater than 0',
  'Allocation cannot exceed 100%',
  'End date must be after start date',
  'Allocation exceeds available capacity ({n} remaining)',
  'Start date cannot be in the past',
  'End date must be on or after start date',
  'Insufficient vacation days. You have {n} days available.',
  'Please provide a reason for rejection:',
  'Are you sure you want to approve this time off request?',
  'Are you sure you want to delete this time off request?',
  'HTTP {status}: {status text}',
  'Invalid JSON response',
  'Network error - please check your connection',
  'Request timeout',
  'An unexpected error occurred',
  'Failed to send magic link',
  'Magic link sent! Check your email and click the link to sign in.',
  'Failed to fetch users',
  'Failed to update user role',
  'Failed to deactivate user',
  'Failed to reactivate user',
  'Invalid team ID provided.',
  'Team not found',
  'Error fetching allocation data: {message}',
  'Failed to create time off request',
];

const productSentences: readonly ProductSentence[] = [
  ...shown.map((text) => ({ text })),
  { text: 'Team name is required', pieces: ["'teams.directory.name': 'Team name'", '} is required`'] },
  {
    text: 'Team name must be at least 2 characters',
    pieces: ["label: message('teams.directory.name'), loggedLabel: 'Name', min: 2", '} must be at least $'],
  },
  { text: 'Start date is required', pieces: ["calendarDate('Start date')", '} is required`'] },
  { text: 'End date is required', pieces: ["calendarDate('End date')", '} is required`'] },
  {
    text: 'Failed to approve request: {message}',
    pieces: ["'Failed to approve request'", '{title}: $'],
  },
  {
    text: 'Failed to reject request: {message}',
    pieces: ["'Failed to reject request'", '{title}: $'],
  },
  replaced('{n} team(s) found', 'It is said in the singular or the plural, as it is.', '{n} found'),
  replaced('Settings Coming Soon', 'There are settings.', 'Settings'),
  replaced('Access denied', 'A guarded page says it as a title, like the approvals.', 'Access Denied'),
];

const texts = Object.entries(readSources(join(import.meta.dirname, '..')))
  .filter(([path]) => /^(domain|web)\/src\/.+\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map(([, text]) => plain(text));

/** A source as one line, with escapes resolved. */
function plain(source: string): string {
  return source
    .replace(/\{' '\}/g, ' ')
    .replaceAll('&quot;', '"')
    .replace(/\\(['"`])/g, '$1')
    .replace(/\s+/g, ' ');
}

/** Whether the sources contain the sentence, as a whole or in parts. */
function isInProduct({ text, pieces }: ProductSentence): boolean {
  return pieces ? pieces.every((piece) => texts.some((each) => each.includes(piece))) : isInSources(text);
}

/** Whether a source contains the sentence, with any variable parts. */
function isInSources(sentence: string): boolean {
  const parts = sentence.split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(parts.join('[^\\n]{1,160}?'));
  return texts.some((text) => pattern.test(text));
}

test('every sentence is listed once', () => {
  expect(productSentences.length).toBeGreaterThan(100);
  const listed = productSentences.map(({ text }) => text);
  expect(listed.filter((text, index) => listed.indexOf(text) !== index)).toEqual([]);
});

test('a missing sentence is found', () => {
  expect(isInSources('All Caught Up!')).toBe(true);
  expect(isInSources('All caught up, mostly!')).toBe(false);
  expect(isInSources('Showing page {x} from {y}')).toBe(false);
});

test('the product has every specified sentence verbatim', () => {
  const missing = productSentences.filter((each) => each.replaced === undefined && !isInProduct(each));
  expect(missing.map(({ text }) => text)).toEqual([]);
});

test('replaced sentences are gone, and their replacements exist', () => {
  for (const { text, replaced } of productSentences) {
    if (replaced === undefined) continue;
    expect(isInSources(text), text).toBe(false);
    if (replaced.by !== undefined) expect(isInSources(replaced.by), replaced.by).toBe(true);
  }
});
