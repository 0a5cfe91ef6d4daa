import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'people.import.openQuote': 'Hay unas comillas que no se cierran',
  'people.import.textAfterQuote': 'Hay algo después de las comillas que cierran una celda',
  'people.import.quoteInCell': 'Hay unas comillas dentro de una celda que no empieza por comillas',
  'people.import.noXlsx':
    'El archivo no se pudo leer como archivo de Excel (.xlsx): guárdelo de nuevo en Excel, o como CSV',
  'people.import.xlsxTooLarge':
    'El archivo de Excel contiene demasiado: deje solo la lista en un archivo nuevo',
  'people.import.xlsxTooManySheets':
    'El archivo de Excel tiene demasiadas hojas: deje solo la lista en un archivo nuevo',
  'people.import.xlsxTooSlow':
    'La lectura del archivo de Excel tardó demasiado: deje solo la lista en un archivo nuevo',
  'people.import.xlsxBusy': 'Se están leyendo otros archivos de Excel: inténtelo de nuevo en un momento',
  'people.import.emptyFile': 'El archivo está vacío',
  'people.import.noPeople': 'El archivo no contiene personas',
  'people.import.tooManyPeople': ({ most }, { locale }) =>
    `Se pueden importar como máximo ${formatNumber(most, locale)} personas a la vez`,
  'people.import.headingControlCharacters': ({ heading }) =>
    `El encabezado ${heading} contiene caracteres de control`,
  'people.import.otherColumnCount': ({ inFile, chosen }) =>
    `El archivo tiene ${inFile} columnas, pero se eligieron ${chosen}: vuelva a generar la vista previa`,
  'people.import.unknownColumn': ({ column, known }) =>
    `No existe la columna ${column}; las columnas son ${known.join(', ')}`,
  'people.import.columnTwice': ({ column }) => `La columna ${column} aparece dos veces`,
  'people.import.nameTwice': 'El nombre aparece dos veces: entero y por partes',
  'people.import.noEmailColumn': 'Falta la columna email',
  'people.import.otherCellCount': ({ header, line }) =>
    `El encabezado tiene ${header} celdas; esta línea, ${line}`,
  'people.import.justJoined': 'Una persona del archivo acaba de obtener una cuenta: inténtelo de nuevo',
} satisfies Catalogue<typeof en>;
