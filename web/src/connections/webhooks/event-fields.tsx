import { publicEvents } from '@almanac/domain/connections/webhooks/public-events';
import { Alert } from '../../ui/alert.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { Switch } from '../../ui/field/switch.tsx';
import { type FormFieldBinding, useFormField } from '../../ui/form/use-form-field.ts';
import { text } from './messages/text.ts';

type EventName = (typeof publicEvents)[number] | '*';

/** The events that are sent, by the names that receivers know: all, or the chosen ones by kind of record. */
export function EventFields<Values extends { events: EventName[] }>(binding: FormFieldBinding<Values>) {
  const { value, onChange, errorMessage } = useFormField(binding);
  const chosen: readonly EventName[] = Array.isArray(value) ? value : [];
  const isEvery = chosen.includes('*');
  const choose = (name: EventName, isChosen: boolean) =>
    onChange(publicEvents.filter((each) => (each === name ? isChosen : chosen.includes(each))));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-1.5 text-sm font-medium">{text('connections.webhooks.events')}</legend>
      {errorMessage !== undefined && <Alert tone="danger">{errorMessage}</Alert>}
      <Switch isSelected={isEvery} onChange={(isOn) => onChange(isOn ? ['*'] : [])}>
        {text('connections.webhooks.everyEvent')}
      </Switch>
      {!isEvery &&
        [...byKind()].map(([kind, names]) => (
          <div key={kind} className="grid gap-x-4 gap-y-1 border-t border-line pt-3 sm:grid-cols-2">
            {names.map((name) => (
              <Checkbox key={name} isSelected={chosen.includes(name)} onChange={(isOn) => choose(name, isOn)}>
                <code dir="ltr" className="text-sm [overflow-wrap:anywhere]">
                  {name}
                </code>
              </Checkbox>
            ))}
          </div>
        ))}
    </fieldset>
  );
}

/** The events by what is before the point of their names. */
function byKind(): Map<string, EventName[]> {
  return Map.groupBy(publicEvents, (name) => name.split('.')[0] ?? '');
}
