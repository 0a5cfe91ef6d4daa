import { Label } from 'react-aria-components/Label';
import {
  Slider as AriaSlider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider';
import { classNames } from '../class-names.ts';

export type SliderProps = {
  label: string;
  /** Beside a field with the same label. */
  isLabelHidden?: boolean;
  value: number;
  onChange: (value: number) => void;
  minValue?: number;
  maxValue?: number;
  step?: number;
  isDisabled?: boolean;
  /** Formats the value, such as '40%'. */
  formatValue?: (value: number) => string;
  className?: string;
};

export function Slider({
  label,
  isLabelHidden = false,
  onChange,
  formatValue = String,
  className,
  ...sliderProps
}: SliderProps) {
  return (
    <AriaSlider<number>
      {...sliderProps}
      onChange={onChange}
      className={classNames('grid w-full grid-cols-[1fr_auto] gap-x-3 gap-y-1', className)}
    >
      <Label className={isLabelHidden ? 'sr-only' : 'text-sm font-medium text-ink'}>{label}</Label>
      <SliderOutput className="col-start-2 text-sm text-ink-muted">
        {formatValue(sliderProps.value)}
      </SliderOutput>
      <SliderTrack className="relative col-span-2 mx-2.5 flex h-9 items-center max-md:h-11">
        <div className="absolute -inset-x-2.5 h-1.5 rounded-full bg-hovered" />
        <SliderFill
          className="top-1/2 -ms-2.5 box-content -translate-y-1/2 rounded-full bg-accent ps-2.5"
          style={{ height: '0.375rem' }}
        />
        <SliderThumb className="top-1/2 size-5 rounded-full border-2 border-accent bg-card data-focus-visible:focus-ring max-md:size-6" />
      </SliderTrack>
    </AriaSlider>
  );
}
