import { Plus } from 'lucide-react';
import { Button } from './button.tsx';

interface AddButtonProps {
  onPress: () => void;
  /** Such as 'Add Place'. */
  children: string;
}

/** Adds a record to the list below it. */
export function AddButton(props: AddButtonProps) {
  return <Button variant="primary" icon={<Plus aria-hidden="true" />} {...props} />;
}
