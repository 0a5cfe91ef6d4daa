import { OptionPopover } from './option-list.tsx';
import { SelectFrame } from './select-frame.tsx';
import type { ListFrameProps } from './select-style.ts';

/** A select that opens a list. */
export function ListFrame(props: ListFrameProps) {
  return <SelectFrame {...props} list={(options) => <OptionPopover options={options} />} />;
}
