import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { FormNumberField } from '../../ui/form/form-number-field.tsx';
import { Slider } from '../../ui/slider.tsx';
import type { MemberFormValues } from './use-save-member.ts';

/** One allocation with two handles: typed to the tenth of a percent, or drawn in whole percents. */
export function AllocationFields({ form: { control, setValue } }: { form: UseFormReturn<MemberFormValues> }) {
  const percent = useWatch({ control, name: 'allocationPercent' });
  const { isSubmitted } = useFormState({ control });
  return (
    <>
      <FormNumberField
        control={control}
        name="allocationPercent"
        label="Allocation"
        unit="%"
        minValue={0}
        maxValue={100}
        step={0.1}
        isRequired
      />
      <Slider
        label="In whole percents"
        value={percent ?? 0}
        onChange={(drawn) =>
          setValue('allocationPercent', drawn, { shouldDirty: true, shouldValidate: isSubmitted })
        }
        minValue={0}
        maxValue={100}
        step={1}
        formatValue={(value) => `${value}%`}
      />
    </>
  );
}
