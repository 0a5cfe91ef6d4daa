import * as z from 'zod/mini';
import { holdsWebAddress, nameText } from '../../name-text.ts';

// Which addresses are taken is a rule of its own: `checkSignInEmail`.
export const Email = z
  .string({ error: 'Email is required' })
  .check(z.maxLength(1000, { error: 'Please enter a valid email address' }));

export const Name = nameText('Name', { max: 100 }).check(
  z.refine((name) => !holdsWebAddress(name), {
    error: 'Name must not hold the address of a web page',
  }),
);
