import { periodText } from '../../calendar/date-text.ts';
import type { Catalogue } from '../../language/message.ts';
import { plural } from '../../language/plural.ts';
import type { en } from './en.ts';

export const es = {
  'payroll.profile': 'El perfil',
  'payroll.run': 'La entrega',
  'payroll.file': 'El archivo',
  'payroll.name': 'Nombre',
  'payroll.places': 'Centros',
  'payroll.level': 'Contenido de una fila',
  'payroll.types': 'Tipos',
  'payroll.type': 'Tipo',
  'payroll.payrollCode': 'Código',
  'payroll.secondCode': 'Segundo código',
  'payroll.payoutCode': 'Código de días pagados',
  'payroll.columns': 'Columnas',
  'payroll.field': 'Columna',
  'payroll.constant': 'Texto fijo',
  'payroll.heading': 'Encabezado',
  'payroll.before': 'Primeras líneas',
  'payroll.headings': 'Encabezados',
  'payroll.separator': 'Separador',
  'payroll.decimal': 'Separador decimal',
  'payroll.dateFormat': 'Fechas',
  'payroll.encoding': 'Codificación',
  'payroll.lineEnd': 'Fin de línea',
  'payroll.format': 'Formato del archivo',
  'payroll.groupBy': 'Archivos',
  'payroll.corrections': 'Correcciones',
  'payroll.from': 'Primer día',
  'payroll.to': 'Último día',
  'payroll.month': 'El mes debe tener el formato AAAA-MM',
  'payroll.profileRequired': 'Elija un perfil',
  'payroll.noColumns': 'Un archivo necesita al menos una columna',
  'payroll.fieldOrConstant': 'Una columna tiene un campo o un texto fijo',
  'payroll.sameType': 'Un tipo solo puede aparecer una vez',
  'payroll.unknownType': ({ code }) => `No existe el tipo de ausencia ${code}`,
  'payroll.unknownPlace': 'Uno de los centros no existe',
  'payroll.atMost': ({ label, most }, texts) => `${texts.text(label)}: ${most} como máximo`,
  'payroll.nameTaken': ({ name }) => `Ya existe un perfil con el nombre ${name}`,
  'payroll.hasRuns': ({ name, runs }) =>
    plural('es', runs, {
      one: `${name} no se puede eliminar: tiene ${runs} entrega`,
      other: `${name} no se puede eliminar: tiene ${runs} entregas`,
    }),
  'payroll.levelFixed':
    'El contenido de una fila no puede cambiar después de la primera entrega, porque las correcciones comparan filas. Añada un perfil nuevo.',
  'payroll.letterMissing': ({ letter }) =>
    `Windows-1252 no contiene ${letter}. Elija UTF-8 o escríbalo de otra forma.`,
  'payroll.personLetterMissing': ({ name, letter }) =>
    `${name}: Windows-1252 no contiene ${letter}. Elija UTF-8 para este perfil o quite la columna.`,
  'payroll.numberMissing': ({ name }) => `${name} no tiene número de empleado`,
  'payroll.codeMissing': ({ type }, texts) => `${texts.text(type)} no tiene código en este perfil`,
  'payroll.payoutCodeMissing': ({ type }, texts) =>
    `${texts.text(type)} no tiene código de días pagados en este perfil`,
  'payroll.endsBefore': 'El último día no puede ser anterior al primero',
  'payroll.longest': ({ months }) => `Una entrega abarca ${months} meses como máximo`,
  'payroll.future': 'Un mes se puede entregar una vez que ha empezado',
  'payroll.alreadyHandedOver': ({ from, to }, { locale }) =>
    `Ya se entregó: ${periodText({ startDate: from, endDate: to }, locale)}. Los cambios posteriores figuran como correcciones en la próxima entrega.`,
  'payroll.notTheLatest': ({ from, to }, { locale }) =>
    `Solo se puede repetir la última entrega: ${periodText({ startDate: from, endDate: to }, locale)} pertenece a una anterior`,
} satisfies Catalogue<typeof en>;
