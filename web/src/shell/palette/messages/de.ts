import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'shell.palette.about': 'Über Almanac',
  'shell.palette.aboutWords': 'version lizenz',
  'shell.palette.awayWords': 'abwesend kollegen urlaub',
  'shell.palette.balance': 'Mein Urlaubskonto',
  'shell.palette.balanceWords': 'resturlaub kontostand tage',
  'shell.palette.dashboardWords': 'start startseite',
  'shell.palette.help': 'Hilfe',
  'shell.palette.helpWords': 'handbuch anleitung',
  'shell.palette.myPeople': 'Meine Mitarbeitenden',
  'shell.palette.myPeopleWords': 'kontostände anderer',
  'shell.palette.peopleWords': 'kollegen finden',
  'shell.palette.profile': 'Profil',
  'shell.palette.profileWords': 'einstellungen farbschema sitzungen e-mails tasten sprache',
} satisfies Catalogue<typeof en>;
