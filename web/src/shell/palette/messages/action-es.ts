import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './action-en.ts';

export const es = {
  'shell.palette.actions': 'Acciones',
  'shell.palette.createTeam': 'Crear un equipo',
  'shell.palette.createTeamWords': 'añadir nuevo equipo',
  'shell.palette.importPeople': 'Importar personas',
  'shell.palette.importPeopleWords': 'csv usuarios empleados plantilla',
  'shell.palette.invite': 'Invitar a una persona',
  'shell.palette.inviteWords': 'añadir nueva persona usuario alta',
  'shell.palette.nothingFound': 'Sin resultados. Pruebe con otra parte del nombre.',
  'shell.palette.onBehalf': 'Solicitar ausencia en nombre de alguien',
  'shell.palette.onBehalfWords': 'otra persona registrar enfermedad baja',
  'shell.palette.pages': 'Páginas',
  'shell.palette.placeholder': 'Persona, equipo, página o acción',
  'shell.palette.requestTimeOffWords': 'vacaciones permiso baja días libres pedir reservar nueva',
  'shell.palette.search': 'Buscar personas, páginas y acciones',
  'shell.palette.searching': 'Buscando…',
  'shell.palette.showKeys': 'Mostrar los atajos de teclado',
  'shell.palette.showKeysWords': 'teclas teclado atajos ayuda',
  'shell.palette.signOut': 'Cerrar sesión',
  'shell.palette.signOutWords': 'salir desconectar',
  'shell.palette.stillSignedIn': 'La sesión sigue abierta',
  'shell.palette.theme': ({ label }) => `Tema: ${label}`,
  'shell.palette.themeWords': 'colores oscuro claro modo',
} satisfies Catalogue<typeof en>;
