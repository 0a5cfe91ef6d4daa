import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'people.accounts.person': ({ name, email }) => `${name} (${email})`,
  'people.accounts.goToSignIn': 'Iniciar sesión',
  'people.accounts.invitationSubject': ({ name, company }) => `${name} le invita a Almanac · ${company}`,
  'people.accounts.invitation': ({ inviter, company }, texts) =>
    `${texts.text(inviter)} ha creado una cuenta para usted en Almanac, que ${company} utiliza para gestionar ausencias y equipos.`,
  'people.accounts.invitationSignIn': ({ email }) =>
    `Para iniciar sesión, introduzca ${email}. Recibirá un correo con un enlace de acceso; no hay contraseña.`,
  'people.accounts.addressSubject': ({ company }) =>
    `Su correo electrónico en Almanac ha cambiado · ${company}`,
  'people.accounts.addressChanged': ({ by, from, to }, texts) =>
    `Su correo electrónico en Almanac ha sido cambiado por ${texts.text(by)}. Antes: ${from}. Ahora: ${to}.`,
  'people.accounts.addressLeft': ({ by }, texts) =>
    `Los correos y los enlaces de acceso solo se envían a la nueva dirección. Si es un error, contacte con ${texts.text(by)}.`,
  'people.accounts.addressTaken': ({ to }) =>
    `Se ha cerrado su sesión en todas partes. Para iniciar sesión, introduzca ${to}; todo lo demás sigue igual.`,
  'people.accounts.user': 'Persona',
  'people.accounts.ownAccount': 'Su cuenta',
  'people.accounts.photo': 'Foto',
  'people.accounts.exists': ({ email }) => `Ya existe una cuenta para ${email}`,
} satisfies Catalogue<typeof en>;
