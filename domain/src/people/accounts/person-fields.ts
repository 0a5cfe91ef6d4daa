import { z } from 'zod';
import { lineOfText } from '../../text.ts';

// Which addresses are taken is a rule of its own: `checkSignInEmail`.
export const Email = z
  .string({ error: 'Email is required' })
  .max(1000, { error: 'Please enter a valid email address' });

export const Name = lineOfText('Name', { max: 100 });
