import { dateText, periodTextBeside } from '@almanac/domain/calendar/date-text';
import { formatPercent } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const es = {
  'teams.members.allocation': 'Dedicación',
  'teams.members.status': 'Estado',
  'teams.members.edit': 'Editar',
  'teams.members.editNamed': ({ name }) => `Editar: ${name}`,
  'teams.members.remove': 'Quitar',
  'teams.members.removeNamed': ({ name }) => `Quitar: ${name}`,
  'teams.members.removing': 'Quitando…',
  'teams.members.actionsFor': ({ name }) => `Acciones para ${name}`,
  'teams.members.ongoing': 'Sin fecha de fin',
  'teams.members.addToTeam': 'Añadir al equipo',
  'teams.members.add': 'Añadir miembro',
  'teams.members.memberColumn': 'Miembro',
  'teams.members.roleColumn': 'Rol',
  'teams.members.startColumn': 'Fecha de inicio',
  'teams.members.endColumn': 'Fecha de fin',
  'teams.members.actionsColumn': 'Acciones',
  'teams.members.deactivated': ({ address }) => `${address} · cuenta desactivada`,
  'teams.members.notEmployedToday': ({ address }) => `${address} · sin contrato hoy`,
  'teams.members.starts': ({ date, today }, { locale }) => {
    const day = { startDate: date, endDate: date };
    return `Empieza el ${periodTextBeside(day, { startDate: today, endDate: today }, locale)}`;
  },
  'teams.members.since': ({ start }) => `Desde el ${start} · Sin fecha de fin`,
  'teams.members.sinceUntil': ({ start, end }) => `Desde el ${start} · Hasta el ${end}`,
  'teams.members.from': ({ start }) => `A partir del ${start} · Sin fecha de fin`,
  'teams.members.fromUntil': ({ start, end }) => `A partir del ${start} · Hasta el ${end}`,
  'teams.members.myTeams': 'Mis equipos',
  'teams.members.myTeamsSubtitle': 'Cómo se reparte su tiempo entre ellos.',
  'teams.members.findColleague': 'Buscar a alguien',
  'teams.members.myTeamsNotLoaded': 'No se han podido cargar sus equipos',
  'teams.members.loadingMyTeams': 'Cargando sus equipos',
  'teams.members.inNoTeamYet': 'Aún no está en ningún equipo',
  'teams.members.inNoTeamYetHint': 'Aquí aparecerán los equipos a los que se le añada.',
  'teams.members.total': 'Dedicación total',
  'teams.members.today': 'Hoy',
  'teams.members.fromDate': ({ date }, { locale }) => `A partir del ${dateText(date, locale)}`,
  'teams.members.teams': 'Equipos',
  'teams.members.teamsSubtitle': 'Equipos actuales y próximos',
  'teams.members.teamsNotLoaded': 'No se han podido cargar los equipos',
  'teams.members.loadingTeams': 'Cargando los equipos',
  'teams.members.inNoTeam': 'En ningún equipo',
  'teams.members.change': 'Cambiar',
  'teams.members.changeNamed': ({ name }) => `Cambiar: ${name}`,
  'teams.members.removeFromTeam': 'Quitar del equipo',
  'teams.members.title': 'Miembros del equipo',
  'teams.members.titleWithCount': ({ count }) => `Miembros del equipo (${count})`,
  'teams.members.totalActive': ({ percent }, { locale }) =>
    `Dedicación activa total: ${formatPercent(percent, locale, true)}`,
  'teams.members.totalMembers': 'Total de miembros',
  'teams.members.activeMembers': 'Miembros activos',
  'teams.members.notLoaded': 'No se han podido cargar los miembros',
  'teams.members.loading': 'Cargando los miembros',
  'teams.members.table': 'Miembros del equipo',
  'teams.members.past': 'Asignaciones anteriores',
  'teams.members.pastCount': ({ count }) =>
    plural('es', count, { one: `${count} asignación anterior`, other: `${count} asignaciones anteriores` }),
  'teams.members.none': 'El equipo aún no tiene miembros',
  'teams.members.noneToAdd': 'Haga clic en «Añadir miembro» para empezar.',
  'teams.members.noneHint': 'Los miembros aparecerán aquí cuando se añadan.',
} satisfies Catalogue<typeof en>;
