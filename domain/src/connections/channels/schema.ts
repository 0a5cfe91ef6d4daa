import * as z from 'zod/mini';
import { Id } from '../../id.ts';
import { fieldError } from '../../language/field-error.ts';
import { languages } from '../../language/language.ts';
import type { Said } from '../../language/message.ts';
import { commonMessage } from '../../language/messages/message.ts';
import { lineOfText } from '../../text.ts';
import { seenVersion, Version } from '../../version.ts';
import { message } from './messages/message.ts';

export const channelKinds = ['SLACK', 'TEAMS'] as const;
export type ChannelKind = (typeof channelKinds)[number];

export const channelPosts = ['AWAY_DAILY', 'AWAY_WEEKLY'] as const;
export type ChannelPost = (typeof channelPosts)[number];

const mostInUrl = 2000;

function choice<const Options extends readonly [string, ...string[]]>(label: Said, options: Options) {
  return z.enum(options, { error: fieldError(commonMessage('common.option', { label, options })) });
}

const Posts = z
  .array(choice(message('connections.channels.posts'), channelPosts), {
    error: fieldError(message('connections.channels.noPosts')),
  })
  .check(
    z.minLength(1, { error: fieldError(message('connections.channels.noPosts')) }),
    z.maxLength(channelPosts.length, {
      error: fieldError(message('connections.channels.noPosts')),
      abort: true,
    }),
  );

const fields = {
  kind: choice(message('connections.channels.kind'), channelKinds),
  name: lineOfText(message('connections.channels.name'), { max: 100 }),
  /** The webhook of the channel, which is never returned whole. */
  url: lineOfText(message('connections.channels.url'), { max: mostInUrl }),
  posts: Posts,
  language: choice(message('connections.channels.language'), languages),
};

export const Channel = z.object({
  id: Id,
  version: Version,
  kind: z.enum(channelKinds),
  name: z.string(),
  /** Only the host and the last four characters. */
  url: z.string(),
  /** Present if the URL must be entered again, as it was sealed with another secret. */
  isUrlLost: z.optional(z.literal(true)),
  departmentId: z.optional(Id),
  teamId: z.optional(Id),
  posts: z.array(z.enum(channelPosts)),
  language: z.enum(languages),
  /** Present if the company's visibility of absences doesn't allow its posts. */
  isSilent: z.optional(z.literal(true)),
  /** What became of the last post. */
  lastPost: z.optional(z.object({ at: z.string(), fault: z.optional(z.string()) })),
});
export type Channel = z.infer<typeof Channel>;

export const CreateChannel = z.strictObject({
  ...fields,
  departmentId: z.optional(Id),
  teamId: z.optional(Id),
});
export type CreateChannel = z.infer<typeof CreateChannel>;

/** Omitted fields stay unchanged; null removes the department or team. */
export const ChangeChannel = z.strictObject({
  kind: z.optional(fields.kind),
  name: z.optional(fields.name),
  url: z.optional(fields.url),
  posts: z.optional(fields.posts),
  language: z.optional(fields.language),
  departmentId: z.optional(z.nullable(Id)),
  teamId: z.optional(z.nullable(Id)),
  ...seenVersion,
});
export type ChangeChannel = z.infer<typeof ChangeChannel>;

/** The answer of the chat: its status, or why there is none. */
export const ChannelTest = z.object({
  isAccepted: z.boolean(),
  status: z.optional(z.int()),
  fault: z.optional(z.string()),
});
export type ChannelTest = z.infer<typeof ChannelTest>;
