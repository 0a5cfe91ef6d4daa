import type { Catalogue } from '../../language/message.ts';
import type { en } from './en.ts';

export const de = {
  'mails.email': 'E-Mail',
  'mails.notReader': 'Sie dürfen die E-Mails nicht ansehen.',
  'mails.isSignInLink':
    'Anmeldelinks werden nicht erneut gesendet; die Person kann selbst einen neuen anfordern.',
  'mails.onItsWay': 'Diese E-Mail wird bereits erneut gesendet.',
  'mails.recipientDeactivated': 'Das Konto ist deaktiviert und erhält keine E-Mails.',
  'mails.tooFew': 'Wählen Sie mindestens eine E-Mail',
  'mails.tooMany': 'Wählen Sie höchstens 500 E-Mails auf einmal',
} satisfies Catalogue<typeof en>;
