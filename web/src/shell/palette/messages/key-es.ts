import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './key-en.ts';

export const es = {
  'shell.palette.keyApprove': 'Aprobar',
  'shell.palette.keyNextPrevious': 'Solicitud siguiente, solicitud anterior',
  'shell.palette.keyReject': 'Rechazar',
  'shell.palette.keySelect': 'Seleccionar',
  'shell.palette.keyShowKeys': 'Mostrar estos atajos',
  'shell.palette.keySidebar': 'Mostrar u ocultar la barra lateral',
  'shell.palette.keySubmit': 'Enviar el formulario',
  'shell.palette.keySubmitName': 'Intro',
  'shell.palette.keyUndo': 'Deshacer mi última decisión',
  'shell.palette.keys': 'Atajos de teclado',
  'shell.palette.keysEverywhere': 'En todas partes',
  'shell.palette.keysLetters': 'Letras',
  'shell.palette.lettersOff': ({ profile }) =>
    `En un Mac, use Cmd en lugar de Ctrl. Los atajos de una sola tecla se desactivan en su ${profile}.`,
  'shell.palette.lettersOn': ({ profile }) =>
    `En un Mac, use Cmd en lugar de Ctrl. Los atajos de una sola tecla se activan en su ${profile}.`,
  'shell.palette.lettersProfile': 'perfil',
} satisfies Catalogue<typeof en>;
