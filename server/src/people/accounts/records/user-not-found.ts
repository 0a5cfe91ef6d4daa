import { notFound } from '@almanac/domain/refusal';
import { message } from '../messages/message.ts';

/** Refuses with `NOT_FOUND` a user who is missing, or hidden from the caller. */
export const userNotFound = () => notFound(message('people.accounts.user'));
