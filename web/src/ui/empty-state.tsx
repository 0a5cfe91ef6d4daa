import { MessagePanel, type MessagePanelProps } from './message-panel.tsx';

export type EmptyStateProps = Omit<MessagePanelProps, 'role'>;

/** Nothing is there, and why, and what to do about it. */
export function EmptyState(props: EmptyStateProps) {
  return <MessagePanel {...props} />;
}
