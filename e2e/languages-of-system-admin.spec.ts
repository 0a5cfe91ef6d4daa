import { systemAdmin } from './fixtures/people.ts';
import { walkInLanguages } from './fixtures/scenes/walk-in-languages.ts';

walkInLanguages('systemAdmin', systemAdmin.email);
