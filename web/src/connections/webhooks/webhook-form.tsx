import {
  type CreatedWebhook,
  CreateWebhook,
  type Webhook,
} from '@almanac/domain/connections/webhooks/schema';
import type { Control } from 'react-hook-form';
import { ActionForm, useActionForm } from '../../platform/forms/action-form.tsx';
import { FormSwitch } from '../../ui/form/form-switch.tsx';
import { FormTextField } from '../../ui/form/form-text-field.tsx';
import { changeWebhookMutation, createWebhookMutation, reloadWebhook } from './api.ts';
import { EventFields } from './event-fields.tsx';
import { text } from './messages/text.ts';

interface WebhookFormProps {
  onClose: () => void;
  onCreated: (webhook: CreatedWebhook) => void;
}

type WebhookValues = ReturnType<typeof valuesOf>;

/** Adds a webhook. */
export function WebhookForm({ onClose, onCreated }: WebhookFormProps) {
  const form = useActionForm({
    schema: CreateWebhook,
    defaultValues: valuesOf(undefined),
    mutation: createWebhookMutation(),
    draftName: 'new-webhook',
    // The address may have a secret.
    ignoresDrafts: true,
    sentences: {
      submit: text('connections.webhooks.add'),
      pending: text('connections.webhooks.adding'),
      done: text('connections.webhooks.added'),
      failed: text('connections.webhooks.notAdded'),
    },
    detailOf: ({ url }) => url,
    onSaved: onCreated,
  });
  return (
    <ActionForm form={form} onCancel={onClose}>
      <WebhookFields control={form.control} />
    </ActionForm>
  );
}

/** Changes a webhook. */
export function EditWebhookForm({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const form = useActionForm({
    schema: CreateWebhook,
    defaultValues: valuesOf(webhook),
    mutation: changeWebhookMutation(webhook),
    draftName: `webhook-${webhook.id}`,
    ignoresDrafts: true,
    edit: { record: webhook, valuesOf, reload: () => reloadWebhook(webhook), describe },
    sentences: {
      submit: text('connections.webhooks.save'),
      pending: text('connections.webhooks.saving'),
      done: text('connections.webhooks.saved'),
      failed: text('connections.webhooks.notSaved'),
    },
    detailOf: ({ url }) => url,
    onSaved: onClose,
  });
  return (
    <ActionForm form={form} onCancel={onClose}>
      <WebhookFields control={form.control} />
    </ActionForm>
  );
}

function WebhookFields({ control }: { control: Control<WebhookValues> }) {
  return (
    <>
      <FormTextField
        control={control}
        name="url"
        label={text('connections.webhooks.address')}
        description={text('connections.webhooks.addressHint')}
        autoComplete="off"
        maxLength={2000}
        isRequired
      />
      <EventFields control={control} name="events" />
      <Choice
        control={control}
        name="names"
        label={text('connections.webhooks.names')}
        hint={text('connections.webhooks.namesHint')}
      />
      <Choice
        control={control}
        name="types"
        label={text('connections.webhooks.types')}
        hint={text('connections.webhooks.typesHint')}
      />
      <FormSwitch control={control} name="isActive">
        {text('connections.webhooks.active')}
      </FormSwitch>
    </>
  );
}

interface ChoiceProps {
  control: Control<WebhookValues>;
  name: 'names' | 'types';
  label: string;
  hint: string;
}

function Choice({ control, name, label, hint }: ChoiceProps) {
  return (
    <div className="flex flex-col gap-1">
      <FormSwitch control={control} name={name}>
        {label}
      </FormSwitch>
      <p className="text-sm text-ink-muted">{hint}</p>
    </div>
  );
}

function valuesOf(webhook: Webhook | undefined) {
  return {
    url: webhook?.url ?? '',
    events: webhook?.events ?? ['*' as const],
    names: webhook?.names ?? false,
    types: webhook?.types ?? false,
    isActive: webhook?.isActive ?? true,
  };
}

/** The webhook in words, to compare two versions. */
function describe({ url, events, names, types, isActive }: Webhook): Record<string, string> {
  const said = (isOn: boolean) => text(isOn ? 'connections.webhooks.on' : 'connections.webhooks.off');
  return {
    [text('connections.webhooks.address')]: url,
    [text('connections.webhooks.events')]: events.join(', '),
    [text('connections.webhooks.names')]: said(names),
    [text('connections.webhooks.types')]: said(types),
    [text('connections.webhooks.active')]: said(isActive),
  };
}
