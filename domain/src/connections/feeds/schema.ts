import * as z from 'zod/mini';
import { PersonReference } from '../../access/schema.ts';
import { Id } from '../../id.ts';
import { fieldError } from '../../language/field-error.ts';
import { commonMessage } from '../../language/messages/message.ts';
import { Pagination, paging } from '../../paging.ts';
import { lineOfText } from '../../text.ts';

/** One's own time off, or who is away. */
export const feedKinds = ['MINE', 'AWAY'] as const;
export type FeedKind = (typeof feedKinds)[number];

/** The maximum number of feeds of one person. */
export const mostFeeds = 10;

const Kind = z.enum(feedKinds, {
  error: fieldError(commonMessage('common.option', { label: 'kind', options: feedKinds })),
});

/** A calendar feed; instants in UTC, `lastFetchedAt` to within an hour. */
export const Feed = z.object({
  id: Id,
  kind: Kind,
  /** Of `AWAY`: only the people of the department, or of the team. */
  departmentId: z.optional(Id),
  teamId: z.optional(Id),
  createdAt: z.string(),
  lastFetchedAt: z.optional(z.string()),
  /** The name of the program that fetched it last, as it calls itself. */
  lastClient: z.optional(z.string()),
});
export type Feed = z.infer<typeof Feed>;

export const CreateFeed = z.strictObject({
  kind: Kind,
  departmentId: z.optional(Id),
  teamId: z.optional(Id),
});
export type CreateFeed = z.infer<typeof CreateFeed>;

/** A new feed with its secret address, which is never returned again. */
export const CreatedFeed = z.object({ ...Feed.shape, address: z.string() });
export type CreatedFeed = z.infer<typeof CreatedFeed>;

export const FeedId = z.object({ id: Id });

/** Any line: what is no token of a feed is not found. */
export const FeedToken = z.object({ token: lineOfText('token', { max: 500 }) });
export type FeedToken = z.infer<typeof FeedToken>;

export const ListAllFeeds = z.object(paging({ defaultLimit: 50, maxLimit: 100 }));
export type ListAllFeeds = z.infer<typeof ListAllFeeds>;

export const FeedOfPerson = z.object({ ...Feed.shape, user: PersonReference });
export type FeedOfPerson = z.infer<typeof FeedOfPerson>;

export const FeedPage = z.object({ data: z.array(FeedOfPerson), pagination: Pagination });
export type FeedPage = z.infer<typeof FeedPage>;
