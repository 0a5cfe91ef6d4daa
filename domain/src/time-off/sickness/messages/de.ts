import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const de = {
  'time-off.sickness.on': 'Stand',
  'time-off.sickness.switchedOff':
    'Der Krankheitsbericht ist ausgeschaltet. Eine Systemadministratorin oder ein Systemadministrator kann ihn in den Systemeinstellungen einschalten.',
  'time-off.sickness.ownSpell': 'Ihre eigenen Erkrankungen muss jemand anderes zuordnen',
  'time-off.sickness.noSpell': 'Nur eine genehmigte Krankheit kann eine frühere fortsetzen',
  'time-off.sickness.notEarlier': 'Wählen Sie eine frühere Erkrankung derselben Person',
} satisfies Catalogue<typeof en>;
