import { HelpMark } from '../../platform/help/help-mark.tsx';
import { NumberField } from '../../ui/field/number-field.tsx';
import { Switch } from '../../ui/field/switch.tsx';
import { policyText } from './messages/policy-text.ts';
import { type RuleFieldsProps, unitName } from './rule-fields.ts';

const usualWaitingMonths = 6;

/** The least that a leave year grants after a waiting time, and whether absences reduce it. */
export function MinimumFields({ type, rules, change, faultAt }: RuleFieldsProps) {
  const minimum = rules.minimum ?? null;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <NumberField
        label={policyText('leave.plans.leastPerYear')}
        help={<HelpMark at="setting-up-leave#statutory-minimum" />}
        description={policyText('leave.plans.leastPerYearHint')}
        unit={unitName(type.unit)}
        minValue={0}
        value={minimum?.perYear ?? null}
        onChange={(perYear) =>
          change({
            minimum:
              perYear === null
                ? null
                : { waitingMonths: minimum?.waitingMonths ?? usualWaitingMonths, perYear },
          })
        }
        errorMessage={faultAt('rules.minimum.perYear')}
      />
      {minimum && (
        <NumberField
          label={policyText('leave.plans.leastAfter')}
          description={policyText('leave.plans.usableAfterHint')}
          unit={policyText('leave.plans.months')}
          minValue={0}
          value={minimum.waitingMonths}
          onChange={(months) => change({ minimum: { ...minimum, waitingMonths: months ?? Number.NaN } })}
          errorMessage={faultAt('rules.minimum.waitingMonths')}
        />
      )}
      <Switch
        className="sm:col-span-2"
        isSelected={rules.reducedByAbsence ?? false}
        onChange={(reducedByAbsence) => change({ reducedByAbsence })}
      >
        {policyText('leave.plans.absencesReduce')}
      </Switch>
    </div>
  );
}
