import { Plus } from 'lucide-react';
import { Button } from './button.tsx';

interface AddButtonProps {
  onPress: () => void;
  /** What it says, such as 'Add Place'. */
  children: string;
}

/** The way to a new record of the list it stands over. */
export function AddButton(props: AddButtonProps) {
  return <Button variant="primary" icon={<Plus aria-hidden="true" />} {...props} />;
}
