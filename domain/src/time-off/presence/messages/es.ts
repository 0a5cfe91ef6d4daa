import { periodText } from '../../../calendar/date-text.ts';
import type { CapacityShare } from '../../../capacity-share.ts';
import { formatNumber } from '../../../language/formats.ts';
import type { Catalogue, Texts } from '../../../language/message.ts';
import type { en, ShareAway } from './en.ts';

const shares: Record<CapacityShare, string> = {
  QUARTER: 'una cuarta parte',
  THIRD: 'un tercio',
  HALF: 'la mitad',
  TWO_THIRDS: 'dos tercios',
  THREE_QUARTERS: 'tres cuartas partes',
};

function moreAway({ share, period }: ShareAway, { locale }: Texts): string {
  return `Faltaría más de ${shares[share]} del departamento (${periodText(period, locale)})`;
}

export const es = {
  'time-off.presence.user': 'Persona',
  'time-off.presence.overLimit': (given, texts) => `${moreAway(given, texts)}: elija otros días.`,
  'time-off.presence.nearLimit': (given, texts) => `${moreAway(given, texts)}: acuerde antes la cobertura.`,
  'time-off.presence.onlyScope': "only debe ser 'scope'",
  'time-off.presence.tooManyEntries': ({ most }, { locale }) =>
    `Se devuelven como máximo ${formatNumber(most, locale)} días de ausencia a la vez; elija un periodo más corto, un departamento o un equipo`,
  'time-off.presence.noDepartment': 'No hay ningún departamento que comprobar',
  'time-off.presence.otherDepartment': 'Solo puede comprobar la capacidad de su propio departamento',
} satisfies Catalogue<typeof en>;
