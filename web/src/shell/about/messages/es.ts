import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const es = {
  'shell.about.allLicences': 'Leer todas las licencias',
  'shell.about.builtFrom': 'Componentes',
  'shell.about.free':
    'Almanac es software libre bajo la licencia MIT y funciona en un servidor de su empresa.',
  'shell.about.holidayLicence': 'CC BY-SA 3.0',
  'shell.about.holidaySource': 'date-holidays',
  'shell.about.holidays': ({ source, licence }) =>
    `Los festivos que sugiere proceden de los datos de ${source}, basados en Wikipedia, bajo ${licence}.`,
  'shell.about.licence': 'Licencia',
  'shell.about.loading': 'Cargando la lista de componentes',
  'shell.about.name': 'Nombre',
  'shell.about.notLoaded': 'No se ha podido cargar la lista de componentes',
  'shell.about.packages': 'Paquetes',
  'shell.about.packagesOfOthers': ({ count }) =>
    plural('es', count, {
      one: `${count} paquete de terceros, con agradecimiento`,
      other: `${count} paquetes de terceros, con agradecimiento`,
    }),
  'shell.about.product': ({ version }) => `Almanac ${version}`,
  'shell.about.runs': 'Se ejecuta',
  'shell.about.runsInBoth': 'en el navegador y en el servidor',
  'shell.about.runsInBrowser': 'en el navegador',
  'shell.about.runsOnServer': 'en el servidor',
  'shell.about.title': 'Acerca de Almanac',
  'shell.about.version': 'Versión',
} satisfies Catalogue<typeof en>;
