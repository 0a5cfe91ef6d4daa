import { employee, hrAdmin, manager } from './fixtures/people.ts';
import { walkInLanguages } from './fixtures/scenes/walk-in-languages.ts';

walkInLanguages('employee', employee.email);
walkInLanguages('manager', manager.email);
walkInLanguages('hrAdmin', hrAdmin.email);
walkInLanguages('nobody', '');
