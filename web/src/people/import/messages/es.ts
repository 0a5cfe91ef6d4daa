import { dateText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const es = {
  'people.import.title': 'Importar personas',
  'people.import.subtitle': 'Añade y modifica personas, todas o ninguna.',
  'people.import.previewFailed': 'No se ha podido generar la vista previa',

  'people.import.source': 'Personas de un archivo o como CSV',
  'people.import.columnsHelp': ({ columns, email, status }) =>
    `La primera línea nombra las columnas, en cualquier orden: ${columns}, o como las llame su lista en uno de los idiomas de Almanac. Solo ${email} es obligatorio; puede comprobar y cambiar cómo se lee cada columna. Una dirección que ya tiene cuenta la modifica; una celda vacía conserva el valor guardado. El ${status} active o deactivated indica quién puede iniciar sesión. Otro inicio del contrato cambia los días del año de vacaciones, salvo los totales fijados a mano.`,
  'people.import.leaveHelp': ({ opening }) =>
    `Los centros de trabajo, planes de vacaciones y horarios laborales se indican por su nombre: las nuevas incorporaciones los reciben desde su primer día, las demás personas desde hoy. Saldos iniciales: una columna por tipo, en días u horas, como ${opening}. Una vez leído el archivo, indique qué significan.`,
  'people.import.csvText': 'Texto CSV',
  'people.import.csvExample': ({ domain }) =>
    `email,name,role,department,employmentStart\njane.doe@${domain},Jane Doe,EMPLOYEE,Engineering,2026-09-01`,
  'people.import.csvMissing': 'Elija un archivo o pegue el texto CSV',
  'people.import.csvTooLong': ({ most }, { locale }) =>
    `El texto CSV puede tener como máximo ${formatNumber(most, locale)} caracteres`,
  'people.import.workbook': ({ file }) =>
    `${file} es un archivo antiguo de Excel (.xls): guárdelo como .xlsx y elija ese archivo`,
  'people.import.workbookTooLong': ({ file }) => `${file} supera los 2 MB`,
  'people.import.workbookChosen': ({ file }) => `${file} está elegido`,
  'people.import.firstSheet': 'Se lee la primera hoja. El texto que pegue abajo sustituye al archivo.',
  'people.import.chooseFile': 'Elegir archivo',
  'people.import.preview': 'Vista previa',
  'people.import.checking': 'Comprobando…',
  'people.import.template': 'Descargar plantilla',
  'people.import.startOver': 'Empezar de nuevo',

  'people.import.notUtf8': ({ file }) => `${file} no está en UTF-8`,
  'people.import.notUtf8Hint': ({ encoding }) =>
    `Se ha leído como ${encoding}. Compruebe los nombres con letras como á, ñ o ł, y elija otra codificación si no son correctos.`,
  'people.import.encoding': 'Codificación del archivo',
  'people.import.utf8': 'Unicode (UTF-8)',
  'people.import.westernEuropean': 'Europa occidental (Windows-1252)',
  'people.import.centralEuropean': 'Europa central (Windows-1250)',
  'people.import.macintosh': 'Macintosh (Mac Roman)',
  'people.import.utf16': 'Unicode (UTF-16)',
  'people.import.utf16BigEndian': 'Unicode (UTF-16, big endian)',

  'people.import.columns': 'Columnas',
  'people.import.slashedDates': 'Fechas con barras',
  'people.import.slashedDatesHint': 'Fechas como 03/04/2026 pueden ser dos días distintos.',
  'people.import.chooseOrder': 'Elija una opción',
  'people.import.dayFirst': 'Primero el día, como 31/12/2026',
  'people.import.monthFirst': 'Primero el mes, como 12/31/2026',
  'people.import.allColumns': ({ count }) =>
    plural('es', count, { one: 'Se importa la columna', other: `Se importan las ${count} columnas` }),
  'people.import.someColumns': ({ count, total }) =>
    plural('es', count, {
      one: `Se importa ${count} de ${total} columnas`,
      other: `Se importan ${count} de ${total} columnas`,
    }),
  'people.import.unnamedColumn': ({ position }) => `Columna ${position}`,
  'people.import.example': ({ cell }) => `Por ejemplo, ${cell}`,
  'people.import.emptyColumn': 'Vacía',
  'people.import.notImported': 'No se importa',
  'people.import.firstName': 'Nombre de pila',
  'people.import.lastName': 'Apellidos',
  'people.import.place': 'Centro de trabajo',
  'people.import.plan': 'Plan de vacaciones',
  'people.import.schedule': 'Horario laboral',

  'people.import.faults': ({ count }) =>
    plural('es', count, { one: `Corrija antes ${count} error`, other: `Corrija antes ${count} errores` }),
  'people.import.faultAtLine': ({ line, fault }) => `Línea ${line}: ${fault}`,
  'people.import.faultInColumn': ({ line, column, fault }) => `Línea ${line}, ${column}: ${fault}`,
  'people.import.moreFaults': ({ count }) => `… y ${count} más.`,
  'people.import.rows': 'Filas de la importación',
  'people.import.pages': 'filas de la importación',
  'people.import.person': 'Persona',
  'people.import.line': 'Línea',
  'people.import.outcome': 'Resultado',
  'people.import.record': 'Datos',
  'people.import.noName': 'Sin nombre',
  'people.import.from': ({ day }) => `desde el ${day}`,
  'people.import.until': ({ day }) => `hasta el ${day}`,
  'people.import.openingOf': ({ type, amount }, { locale }) => `${type} ${formatNumber(amount, locale)}`,
  'people.import.openings': 'Saldos iniciales',
  'people.import.openingsAre': 'Los números son',
  'people.import.openingsBalance': 'el saldo al final de un día',
  'people.import.openingsCarriedOver': 'lo trasladado del último año de vacaciones',
  'people.import.openingsOnDay': 'Al final del',
  'people.import.openingsInYear': 'Al año de vacaciones del',
  'people.import.openingEffect': ({ type, entry, balance }, { locale }) =>
    `${type}: saldo ${formatNumber(balance, locale)}, mediante un asiento de ${formatNumber(entry, locale)}`,
  'people.import.openingExpires': ({ type, entry, balance, expires }, { locale }) =>
    `${type}: saldo ${formatNumber(balance, locale)}, mediante un asiento de ${formatNumber(entry, locale)}; próximo vencimiento: ${dateText(expires, locale)}`,
  'people.import.columnChanged': ({ column, from, to }) => `${column}: ${from} → ${to}`,
  'people.import.emptyCell': 'vacío',
  'people.import.statusActive': 'Activo',
  'people.import.statusDeactivated': 'Desactivado',

  'people.import.new': 'Nuevo',
  'people.import.changed': 'Modificado',
  'people.import.unchanged': 'Sin cambios',
  'people.import.faulty': 'Con errores',
  'people.import.countNew': ({ count }) =>
    plural('es', count, { one: `${count} nueva`, other: `${count} nuevas` }),
  'people.import.countChanged': ({ count }) =>
    plural('es', count, { one: `${count} modificada`, other: `${count} modificadas` }),
  'people.import.countUnchanged': ({ count }) => `${count} sin cambios`,
  'people.import.countFaulty': ({ count }) => `${count} con errores`,
  'people.import.noRows': 'Nadie',

  'people.import.cancel': 'Cancelar',
  'people.import.import': ({ count }) =>
    plural('es', count, { one: `Importar ${count} persona`, other: `Importar ${count} personas` }),
  'people.import.importing': 'Importando…',
  'people.import.imported': 'Personas importadas',
  'people.import.notImportedAny': 'No se ha importado nada',
  'people.import.welcome': 'Enviar las instrucciones de acceso a las personas nuevas',
} satisfies Catalogue<typeof en>;
