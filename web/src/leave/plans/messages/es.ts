import { dateText, dayText } from '@almanac/domain/calendar/date-text';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const es = {
  'leave.plans.title': 'Planes de vacaciones',
  'leave.plans.listLabel': 'Planes de vacaciones',
  'leave.plans.listLoading': 'Cargando los planes de vacaciones',
  'leave.plans.listNotLoaded': 'No se han podido cargar los planes de vacaciones',
  'leave.plans.notLoaded': 'No se ha podido cargar el plan de vacaciones',
  'leave.plans.loading': 'Cargando el plan de vacaciones',
  'leave.plans.missing': 'Plan de vacaciones no encontrado',
  'leave.plans.missingHint': 'Es posible que se haya eliminado.',
  'leave.plans.all': 'Todos los planes de vacaciones',
  'leave.plans.none': 'Aún no hay planes de vacaciones',
  'leave.plans.noneHint': 'Añada el primero a partir de una plantilla de su país.',
  'leave.plans.planColumn': 'Plan',
  'leave.plans.yearStartColumn': 'Inicio del año de vacaciones',
  'leave.plans.typesColumn': 'Tipos',
  'leave.plans.peopleColumn': 'Personas',
  'leave.plans.startsOnAnniversary': 'En el aniversario',
  'leave.plans.startsOn': ({ day }, texts) => `El ${dayText(day, day, texts.locale)}`,
  'leave.plans.noTypes': 'Ninguno aún',
  'leave.plans.peopleCount': ({ count }) =>
    plural('es', count, { one: `${count} persona`, other: `${count} personas` }),
  'leave.plans.peopleFromAnniversary': ({ count }) =>
    plural('es', count, {
      one: `${count} persona · El año de vacaciones empieza en el aniversario`,
      other: `${count} personas · El año de vacaciones empieza en el aniversario`,
    }),
  'leave.plans.peopleFromDay': ({ count, day }, texts) => {
    const start = `El año de vacaciones empieza el ${dayText(day, day, texts.locale)}`;
    return plural('es', count, { one: `${count} persona · ${start}`, other: `${count} personas · ${start}` });
  },
  'leave.plans.nameAndYear': 'Nombre y año de vacaciones',
  'leave.plans.actionsFor': ({ name }) => `Acciones para ${name}`,
  'leave.plans.copy': 'Copiar',
  'leave.plans.delete': 'Eliminar',
  'leave.plans.edit': 'Editar',
  'leave.plans.nameField': 'Nombre',
  'leave.plans.changeFrom': 'Cambiar desde…',
  'leave.plans.changeFromOf': ({ type }) => `Cambiar desde… un día: ${type}`,
  'leave.plans.deleteTitle': 'Eliminar plan de vacaciones',
  'leave.plans.deleted': 'Plan de vacaciones eliminado',
  'leave.plans.deleteQuestion': ({ name }) =>
    `¿Seguro que desea eliminar el plan de vacaciones «${name}» con todas sus reglas? Esta acción no se puede deshacer.`,

  'leave.plans.add': 'Añadir plan',
  'leave.plans.addTitle': 'Añadir plan de vacaciones',
  'leave.plans.adding': 'Añadiendo…',
  'leave.plans.added': 'Plan de vacaciones añadido',
  'leave.plans.notAdded': 'No se ha añadido el plan de vacaciones',
  'leave.plans.startFrom': 'Punto de partida',
  'leave.plans.startFromHint':
    'Reglas habituales de un país; todas se pueden cambiar. Consúltelo con su asesoría jurídica.',
  'leave.plans.noTemplate': 'Sin plantilla',
  'leave.plans.typesWithRules': ({ count }) =>
    plural('es', count, { one: `${count} tipo con sus reglas`, other: `${count} tipos con sus reglas` }),
  'leave.plans.forNewPeople': 'Las nuevas incorporaciones lo reciben en',
  'leave.plans.forNewPeopleHint': 'Solo quienes se incorporen a partir de ahora.',
  'leave.plans.noPlace': 'Ningún centro de trabajo aún',
  'leave.plans.typesField': 'Tipos',
  'leave.plans.typesHint': 'Los tipos que aún no existen se añaden.',
  'leave.plans.statutory': ({ note }) => `Legal: ${note}`,
  'leave.plans.common': ({ note }) => `Habitual: ${note}`,

  'leave.plans.copyTitle': ({ name }) => `Copiar ${name}`,
  'leave.plans.copying': 'Copiando…',
  'leave.plans.copyDone': 'Plan de vacaciones copiado',
  'leave.plans.notCopied': 'No se ha copiado el plan de vacaciones',
  'leave.plans.copyHint': 'Si el año de vacaciones empieza otro día, solo se copian las reglas vigentes hoy.',
  'leave.plans.isCopyOf': ({ name }) => `Este plan es una copia de ${name} con otro año de vacaciones`,
  'leave.plans.movePeople': ({ date }, texts) => `Pasar a las personas el ${dateText(date, texts.locale)}`,
  'leave.plans.othersHave': ({ count, name }) =>
    plural('es', count, {
      one: `${count} persona más tiene ${name}.`,
      other: `${count} personas más tienen ${name}.`,
    }),
  'leave.plans.anotherMovesYou': 'El cambio de su propio plan debe hacerlo otro administrador.',
  'leave.plans.changeTitle': ({ name }) => `Cambiar ${name}`,
  'leave.plans.changed': 'Plan de vacaciones modificado',
  'leave.plans.yearFixedHint':
    'Para cambiar el año de vacaciones, copie el plan y pase a las personas a la copia.',
  'leave.plans.yearsStart': 'Inicio del año de vacaciones',
  'leave.plans.onADay': 'Un día fijo',
  'leave.plans.day': 'Día',
  'leave.plans.month': 'Mes',

  'leave.plans.rulesOf': ({ type }) => `Reglas de ${type}`,
  'leave.plans.notOfferedYet': 'No se ofrece.',
  'leave.plans.fromDay': ({ date }) => `Desde el ${date}`,
  'leave.plans.current': 'Vigente',
  'leave.plans.upcoming': 'Próxima',
  'leave.plans.past': 'Anterior',
  'leave.plans.editRules': ({ type, from }, texts) =>
    `Editar ${type} desde el ${dateText(from, texts.locale)}`,
  'leave.plans.deleteRules': ({ type, from }, texts) =>
    `Eliminar ${type} desde el ${dateText(from, texts.locale)}`,
  'leave.plans.deleteRulesTitle': ({ type }) => `Eliminar reglas de ${type}`,
  'leave.plans.deleteFirst': ({ date }) =>
    `Elimina las reglas desde el ${date}. No hay otras anteriores, así que el tipo deja de ofrecerse desde entonces. Esto no se puede deshacer.`,
  'leave.plans.deleteLater': ({ date }) =>
    `Elimina las reglas desde el ${date}. Las anteriores siguen vigentes. Esto no se puede deshacer.`,
  'leave.plans.rulesDeleted': 'Reglas eliminadas',
} satisfies Catalogue<typeof en>;
