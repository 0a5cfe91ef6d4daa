import type { Role } from '../../access/role.ts';
import { dateText, periodText } from '../../calendar/date-text.ts';
import { formatList, formatNumber } from '../../language/formats.ts';
import type { Catalogue, Texts } from '../../language/message.ts';
import type { ChangedFields, Deputy, en, OfPerson } from './events-en.ts';

function ofPerson(textOf: (person: string) => string) {
  return ({ person }: OfPerson, texts: Texts) => textOf(texts.text(person));
}

function fieldsText({ fields }: ChangedFields, texts: Texts): string {
  return formatList(fields.map(texts.text), texts.locale, 'plain');
}

function deputyText({ deputy, person, period }: Deputy, texts: Texts): string {
  const days = periodText(period, texts.locale);
  return `${texts.text(deputy)} por ${texts.text(person)}, ${days}`;
}

const roles: Readonly<Record<Role, string>> = {
  EMPLOYEE: 'Empleado',
  MANAGER: 'Responsable',
  HR_ADMIN: 'Administrador de RR. HH.',
  SYSTEM_ADMIN: 'Administrador del sistema',
};

export const es = {
  'people.events.imported': ofPerson((person) => `Persona importada: ${person}`),
  'people.events.signedUp': ofPerson((person) => `Cuenta creada en el primer inicio de sesión: ${person}`),
  'people.events.invited': ofPerson((person) => `Invitación enviada: ${person}`),
  'people.events.welcomed': ofPerson((person) => `Correo con instrucciones de acceso enviado: ${person}`),
  'people.events.ownNameChanged': ({ name }) => `Nombre propio cambiado a ${name}`,
  'people.events.changed': (values, texts) =>
    `Datos de ${texts.text(values.person)} modificados: ${fieldsText(values, texts)}`,
  'people.events.changedByImport': (values, texts) =>
    `Datos de ${texts.text(values.person)} modificados por importación: ${fieldsText(values, texts)}`,
  'people.events.roleChanged': ({ person, from, to }, texts) =>
    `Rol de ${texts.text(person)} cambiado de ${roles[from]} a ${roles[to]}`,
  'people.events.photoChanged': 'Foto propia cambiada',
  'people.events.ownPhotoRemoved': 'Foto propia quitada',
  'people.events.photoRemoved': ofPerson((person) => `Foto quitada: ${person}`),
  'people.events.emailsChosen': 'Ajustes de correo propios modificados',
  'people.events.languageChosen': 'Idioma propio elegido',
  'people.events.leavingPlanned': ({ person, lastDay }, texts) =>
    `Último día de ${texts.text(person)} fijado: ${dateText(lastDay, texts.locale)}`,
  'people.events.employmentsChanged': ofPerson((person) => `Contratos modificados: ${person}`),
  'people.events.deputyNamed': (values, texts) => `Suplencia asignada: ${deputyText(values, texts)}`,
  'people.events.deputyRemoved': (values, texts) => `Suplencia retirada: ${deputyText(values, texts)}`,
  'people.events.deactivated': ofPerson((person) => `Cuenta desactivada: ${person}`),
  'people.events.deactivatedByImport': ofPerson((person) => `Cuenta desactivada por importación: ${person}`),
  'people.events.left': ({ person, lastDay }, texts) =>
    `Cuenta desactivada: ${texts.text(person)}, último día ${dateText(lastDay, texts.locale)}`,
  'people.events.reactivated': ofPerson((person) => `Cuenta reactivada: ${person}`),
  'people.events.reactivatedByImport': ofPerson((person) => `Cuenta reactivada por importación: ${person}`),
  'people.events.deleted': ({ address }) => `Cuenta propia eliminada: ${address}`,
  'people.events.exported': ofPerson((person) => `Exportados todos los datos de ${person}`),
  'people.events.erased': ofPerson((person) => `Suprimidos los nombres, direcciones y motivos de ${person}`),
  'people.events.peopleImported': ({ added, changed, unchanged }, { locale }) =>
    `Personas importadas (añadidas: ${formatNumber(added, locale)}; modificadas: ${formatNumber(changed, locale)}; sin cambios: ${formatNumber(unchanged, locale)})`,
} satisfies Catalogue<typeof en>;
