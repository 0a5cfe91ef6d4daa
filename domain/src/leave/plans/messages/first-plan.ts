import type { Names } from '../../../language/names.ts';

/** The name of a new installation's plan. */
export const firstPlanName = 'Standard';

/** The same in other languages. */
export const namesOfFirstPlan: Names = {
  de: 'Standard',
  fr: 'Standard',
  es: 'Estándar',
  ar: 'الخطة الأساسية',
};
