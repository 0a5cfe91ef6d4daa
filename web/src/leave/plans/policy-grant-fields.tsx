import { mostGrants, mostSteps } from '@almanac/domain/leave/plans/policy';
import type { PolicyDocument } from '@almanac/domain/leave/plans/policy-schema';
import { Plus, Trash2 } from 'lucide-react';
import { HelpMark } from '../../platform/help/help-mark.tsx';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Card } from '../../ui/card.tsx';
import { NumberField } from '../../ui/field/number-field.tsx';
import { RadioGroup } from '../../ui/field/radio-group.tsx';
import { Switch } from '../../ui/field/switch.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { policyText } from './messages/policy-text.ts';
import { MinimumFields } from './policy-minimum-fields.tsx';
import { type RuleFieldsProps, unitName } from './rule-fields.ts';

type Grant = PolicyDocument['grants'][number];
type Step = Grant['steps'][number];

// An empty field becomes NaN, which the server refuses at that field.
const asNumber = (value: number | null) => value ?? Number.NaN;

/** Yearly leave by seniority, in one part or several. */
export function AmountFields(props: RuleFieldsProps) {
  const { type, rules, change, faultAt } = props;
  const { grants } = rules;
  const setGrant = (index: number, changed: Partial<Grant>) =>
    change({
      grants: grants.map((grant, position) => (position === index ? { ...grant, ...changed } : grant)),
    });
  const noun = unitName(type.unit);
  const first: Grant = {
    name: null,
    steps: [{ afterMonths: 0, perYear: 24 }],
    carryLimit: 0,
    carryMonths: null,
  };
  return (
    <Card
      title={policyText('leave.plans.howMuch')}
      help={<HelpMark at="setting-up-leave#days-per-year-and-seniority" />}
    >
      <div className="flex flex-col gap-4">
        <Switch
          isSelected={grants.length === 0}
          onChange={(isUnlimited) => change({ grants: isUnlimited ? [] : [first] })}
        >
          {policyText('leave.plans.withoutLimit')}
        </Switch>
        {grants.map((grant, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position.
          <fieldset key={index} className="flex min-w-0 flex-col gap-3">
            {grants.length > 1 && (
              <div className="flex items-end gap-2">
                <TextField
                  label={policyText('leave.plans.partName', { part: index + 1 })}
                  value={grant.name ?? ''}
                  onChange={(name) => setGrant(index, { name: name === '' ? null : name })}
                  errorMessage={faultAt(`rules.grants.${index}.name`)}
                  className="flex-1"
                />
                <IconButton
                  label={policyText('leave.plans.removePart', { part: index + 1 })}
                  onPress={() => change({ grants: grants.filter((_, position) => position !== index) })}
                >
                  <Trash2 />
                </IconButton>
              </div>
            )}
            <StepFields
              steps={grant.steps}
              noun={noun}
              onChange={(steps) => setGrant(index, { steps })}
              faultAt={(path) => faultAt(`rules.grants.${index}.steps${path}`)}
            />
          </fieldset>
        ))}
        {grants.length > 0 && (
          <div className="flex flex-col gap-3">
            <Button
              size="small"
              className="self-start"
              icon={<Plus aria-hidden="true" />}
              isDisabled={grants.length >= mostGrants}
              onPress={() =>
                change({ grants: [...grants, { ...first, name: policyText('leave.plans.extra') }] })
              }
            >
              {policyText('leave.plans.split')}
            </Button>
            <NumberField
              label={policyText('leave.plans.workingWeek')}
              help={<HelpMark at="setting-up-leave#part-timers" />}
              description={policyText('leave.plans.workingWeekHint')}
              minValue={0}
              unit={noun}
              value={rules.fullWeek}
              onChange={(fullWeek) => change({ fullWeek })}
              errorMessage={faultAt('rules.fullWeek')}
            />
            <MinimumFields {...props} />
          </div>
        )}
      </div>
    </Card>
  );
}

function StepFields({
  steps,
  noun,
  onChange,
  faultAt,
}: {
  steps: readonly Step[];
  noun: string;
  onChange: (steps: Step[]) => void;
  /** Path within the steps, such as `.1.afterMonths`. */
  faultAt: (path: string) => string | undefined;
}) {
  const setStep = (index: number, changed: Partial<Step>) =>
    onChange(steps.map((step, position) => (position === index ? { ...step, ...changed } : step)));
  const last = steps.at(-1);
  return (
    <div className="flex flex-col gap-3">
      {steps.map(({ afterMonths, perYear }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its position.
        <div key={index} className="flex flex-wrap items-start gap-3">
          <NumberField
            label={
              index === 0
                ? policyText('leave.plans.amountPerYear')
                : policyText('leave.plans.amountFromStep', { step: index + 1 })
            }
            unit={noun}
            minValue={0}
            value={perYear}
            onChange={(value) => setStep(index, { perYear: asNumber(value) })}
            errorMessage={faultAt(`.${index}.perYear`)}
            className="min-w-0 flex-1 basis-52"
          />
          {index > 0 && (
            <>
              <NumberField
                label={policyText('leave.plans.afterMonths')}
                unit={policyText('leave.plans.months')}
                minValue={0}
                value={afterMonths}
                onChange={(value) => setStep(index, { afterMonths: asNumber(value) })}
                errorMessage={faultAt(`.${index}.afterMonths`)}
                className="min-w-0 flex-1 basis-52"
              />
              <IconButton
                label={policyText('leave.plans.removeStep', { step: index + 1 })}
                onPress={() => onChange(steps.filter((_, position) => position !== index))}
                className="mt-6"
              >
                <Trash2 />
              </IconButton>
            </>
          )}
        </div>
      ))}
      <Button
        size="small"
        variant="quiet"
        icon={<Plus aria-hidden="true" />}
        className="self-start"
        isDisabled={steps.length >= mostSteps}
        onPress={() =>
          onChange([...steps, { afterMonths: (last?.afterMonths ?? 0) + 60, perYear: last?.perYear ?? 0 }])
        }
      >
        {policyText('leave.plans.addStep')}
      </Button>
    </div>
  );
}

function carries() {
  return [
    { id: 'LAPSES', label: policyText('leave.plans.expires') },
    { id: 'LIMITED', label: policyText('leave.plans.limited') },
    { id: 'ALL', label: policyText('leave.plans.allCarried') },
  ] as const;
}

/** What is carried over at the end of a leave year. */
export function CarryFields({ type, rules, change, faultAt }: RuleFieldsProps) {
  const { grants } = rules;
  const noun = unitName(type.unit);
  const setGrant = (index: number, changed: Partial<Grant>) =>
    change({
      grants: grants.map((grant, position) => (position === index ? { ...grant, ...changed } : grant)),
    });
  return (
    <Card title={policyText('leave.plans.atYearEndTitle')}>
      <div className="flex flex-col gap-4">
        {grants.map(({ name, carryLimit, carryMonths }, index) => {
          const kind = carryLimit === null ? 'ALL' : carryLimit === 0 ? 'LAPSES' : 'LIMITED';
          const labels = carryLabels(grants.length > 1 ? { name, part: index + 1 } : undefined);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position.
            <fieldset key={index} className="flex min-w-0 flex-col gap-3">
              <RadioGroup
                label={labels.unused}
                help={<HelpMark at="setting-up-leave#carry-over" />}
                variant="segments"
                options={carries()}
                value={kind}
                onChange={(chosen) =>
                  setGrant(index, { carryLimit: chosen === 'ALL' ? null : chosen === 'LAPSES' ? 0 : 5 })
                }
              />
              {kind !== 'LAPSES' && (
                <div className="grid gap-3 sm:grid-cols-2">
                  {kind === 'LIMITED' && (
                    <NumberField
                      label={labels.atMost}
                      unit={noun}
                      minValue={0}
                      value={carryLimit}
                      onChange={(value) => setGrant(index, { carryLimit: asNumber(value) })}
                      errorMessage={faultAt(`rules.grants.${index}.carryLimit`)}
                    />
                  )}
                  <NumberField
                    label={labels.usableFor}
                    help={<HelpMark at="setting-up-leave#expiry" />}
                    description={policyText('leave.plans.usableForHint')}
                    unit={policyText('leave.plans.months')}
                    minValue={0}
                    value={carryMonths}
                    onChange={(value) => setGrant(index, { carryMonths: value })}
                    errorMessage={faultAt(`rules.grants.${index}.carryMonths`)}
                  />
                </div>
              )}
            </fieldset>
          );
        })}
        <Switch isSelected={rules.carriesDebt} onChange={(carriesDebt) => change({ carriesDebt })}>
          {policyText('leave.plans.carryNegative')}
        </Switch>
        <div className="flex items-center gap-1">
          <Switch
            isSelected={rules.needsWarning ?? false}
            onChange={(needsWarning) => change({ needsWarning })}
          >
            {policyText('leave.plans.warningSwitch')}
          </Switch>
          <HelpMark at="setting-up-leave#warnings" />
        </div>
      </div>
    </Card>
  );
}

/** The labels of a part's fields, with its name or number if there are several. */
function carryLabels(of: { name?: string | null | undefined; part: number } | undefined) {
  if (!of) {
    return {
      unused: policyText('leave.plans.unused'),
      atMost: policyText('leave.plans.atMost'),
      usableFor: policyText('leave.plans.usableFor'),
    };
  }
  const { name, part } = of;
  return name
    ? {
        unused: policyText('leave.plans.unusedOf', { name }),
        atMost: policyText('leave.plans.atMostOf', { name }),
        usableFor: policyText('leave.plans.usableForOf', { name }),
      }
    : {
        unused: policyText('leave.plans.unusedOfPart', { part }),
        atMost: policyText('leave.plans.atMostOfPart', { part }),
        usableFor: policyText('leave.plans.usableForOfPart', { part }),
      };
}
