import type { PolicyDocument } from '@almanac/domain/leave/plans/policy-schema';
import { policySentence } from '@almanac/domain/leave/plans/policy-sentence';
import { plainRules, policyTemplates, templateRules } from '@almanac/domain/leave/plans/policy-templates';
import type { OfferedType } from '@almanac/domain/leave/types/types-schema';
import type { Issue } from '@almanac/domain/refusal';
import { readerTexts, textOf } from '../../language/messages.ts';
import { FailureAlert } from '../../platform/forms/failure-alert.tsx';
import { useLastDay } from '../../platform/session/today.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Card } from '../../ui/card.tsx';
import { LazyDatePicker } from '../../ui/date/lazy-date-picker.tsx';
import { Switch } from '../../ui/field/switch.tsx';
import { Select } from '../../ui/select/select.tsx';
import { PreviewFields } from '../../work-time/rule-changes/preview-fields.tsx';
import type { PreviewState } from '../../work-time/rule-changes/use-rule-change.ts';
import { policyText } from './messages/policy-text.ts';
import { EarningFields } from './policy-earning-fields.tsx';
import { AmountFields, CarryFields } from './policy-grant-fields.tsx';
import { LimitFields } from './policy-limit-fields.tsx';

interface PolicyRulesFormProps {
  type: OfferedType;
  yearStart: string | null;
  from: string | null;
  /** Whether the first day is fixed because a version is edited. */
  isFromFixed: boolean;
  onFrom: (from: string | null) => void;
  rules: PolicyDocument | null;
  onRules: (rules: PolicyDocument | null) => void;
  issues: readonly Issue[];
  error: Error | null;
  previewState: PreviewState;
  onSubmit: () => void;
  backTo: string;
  /** Called on Cancel. */
  onLeave: () => void;
}

/** Amount, earning, carry-over and limits. */
export function PolicyRulesForm(props: PolicyRulesFormProps) {
  const { type, yearStart, from, isFromFixed, onFrom, rules, onRules, issues, error, previewState } = props;
  const faultAt = (path: string) => {
    const fault = issues.find((issue) => issue.path === path);
    return fault && textOf(fault.message);
  };
  const change = (changed: Partial<PolicyDocument>) => rules && onRules({ ...rules, ...changed });
  const bounds = useLastDay();
  const fields = rules && { type, rules, change, faultAt };
  return (
    <form
      noValidate
      aria-label={policyText('leave.plans.rulesFormOf', { type: type.name })}
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      <Card>
        <div className="flex flex-col gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <LazyDatePicker
              label={policyText('leave.plans.fromField')}
              isRequired
              isDisabled={isFromFixed}
              value={from}
              onChange={onFrom}
              errorMessage={faultAt('from')}
              {...bounds}
            />
            <TemplateSelect type={type} onChoose={onRules} />
          </div>
          <Switch
            isSelected={rules !== null}
            onChange={(isOffered) => onRules(isOffered ? plainRules(24, type.unit) : null)}
          >
            {policyText('leave.plans.offered')}
          </Switch>
          <p aria-live="polite" className="font-medium">
            {policyText('leave.plans.wholeSentence', {
              sentence: policySentence(rules, { unit: type.unit, yearStart }, readerTexts()),
            })}
          </p>
        </div>
      </Card>
      {fields && (
        <>
          <AmountFields {...fields} />
          {fields.rules.grants.length > 0 && <EarningFields {...fields} />}
          {fields.rules.grants.length > 0 && <CarryFields {...fields} />}
          <LimitFields {...fields} />
        </>
      )}
      {issues.length > 0 && (
        <Alert tone="danger" title={policyText('leave.plans.impossible')}>
          <ul>
            {issues.map(({ path, message }) => (
              <li key={`${path} ${textOf(message)}`}>{textOf(message)}</li>
            ))}
          </ul>
        </Alert>
      )}
      <PreviewFields previewState={previewState} />
      <FailureAlert title={previewState.texts.failed} error={error} />
      <div className="flex flex-wrap justify-end gap-2">
        <LinkButton to={props.backTo} onClick={props.onLeave}>
          {policyText('leave.plans.cancel')}
        </LinkButton>
        <Button
          type="submit"
          variant="primary"
          isPending={previewState.isPending}
          pendingLabel={previewState.texts.pending}
        >
          {previewState.texts.submit}
        </Button>
      </div>
    </form>
  );
}

function TemplateSelect({
  type,
  onChoose,
}: {
  type: OfferedType;
  onChoose: (rules: PolicyDocument) => void;
}) {
  return (
    <Select
      label={policyText('leave.plans.fillIn')}
      placeholder={policyText('leave.plans.chooseCountry')}
      options={policyTemplates.map(({ id, country, note }) => ({
        id,
        label: textOf(country),
        description: textOf(note),
      }))}
      value={null}
      onChange={(id) => {
        const template = policyTemplates.find((each) => each.id === id);
        if (template) onChoose(templateRules(template, type.unit, readerTexts()));
      }}
    />
  );
}
