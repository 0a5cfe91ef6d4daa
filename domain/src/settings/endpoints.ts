import { endpoint } from '../endpoint.ts';
import { ChangeSettings, Settings } from './schema.ts';
import { checkSettingsReader, checkSettingsWriter } from './settings-rules.ts';

export const readSettings = endpoint({
  name: 'readSettings',
  summary: 'What system administrators have set for the whole company',
  method: 'GET',
  path: '/admin/settings',
  access: 'signed-in',
  mayTry: checkSettingsReader,
  status: 200,
  answer: Settings,
  refusals: ['FORBIDDEN'],
});

export const changeSettings = endpoint({
  name: 'changeSettings',
  summary: 'Changes settings; they apply at once',
  method: 'PUT',
  path: '/admin/settings',
  access: 'signed-in',
  mayTry: checkSettingsWriter,
  body: ChangeSettings,
  status: 200,
  answer: Settings,
  refusals: ['FORBIDDEN', 'VALIDATION_ERROR', 'CHANGED_MEANWHILE'],
});
