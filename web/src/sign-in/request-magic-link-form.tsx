import { fieldErrorText } from '@almanac/domain/language/field-error';
import { checkSignInEmail, normalEmail } from '@almanac/domain/people/accounts/email-rules';
import { messageAtField } from '@almanac/domain/refusal';
import { Mail } from 'lucide-react';
import { type Resolver, useForm } from 'react-hook-form';
import { ApiError, errorMessage } from '../platform/http/api-error.ts';
import { useMutationOnce } from '../platform/http/use-mutation-once.ts';
import { useCompany } from '../platform/session/company.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import { FormTextField } from '../ui/form/form-text-field.tsx';
import { DemoPeople } from './demo-people.tsx';
import { rich, text } from './messages/text.ts';
import { requestMagicLink } from './request-magic-link.ts';

type SignIn = { email: string };

export function RequestMagicLinkForm({ callbackURL }: { callbackURL: string }) {
  const { domain, demoPeople, hasMailbox } = useCompany();
  const request = useMutationOnce({
    mutationFn: (signIn: SignIn & { callbackURL: string }) => requestMagicLink(signIn),
  });
  const { control, handleSubmit, reset } = useForm<SignIn>({
    defaultValues: { email: '' },
    resolver: companyAddress(domain),
  });

  const send = handleSubmit(({ email }) =>
    request.mutate({ email: normalEmail(email), callbackURL }, { onSuccess: () => reset() }),
  );

  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      <FormTextField
        control={control}
        name="email"
        type="email"
        label={text('sign-in.emailAddress')}
        placeholder={text('sign-in.emailPlaceholder', { domain })}
        description={text('sign-in.companyAddressesOnly', { domain })}
        autoComplete="email"
        icon={<Mail aria-hidden="true" />}
        isRequired
        isDisabled={request.isPending}
      />
      {request.isError && <Alert tone="danger">{problemSentence(request.error)}</Alert>}
      {request.isSuccess && (
        <Alert tone="success">
          <p>{text('sign-in.sent')}</p>
          {hasMailbox && <MailboxLink />}
        </Alert>
      )}
      <Button
        type="submit"
        variant="primary"
        isPending={request.isPending}
        pendingLabel={text('sign-in.sending')}
        className="w-full"
      >
        {text('sign-in.send')}
      </Button>
      {demoPeople.length > 0 && (
        <DemoPeople people={demoPeople} callbackURL={callbackURL} isDisabled={request.isPending} />
      )}
    </form>
  );
}

/** Validates the form by the same rule as the server. */
function companyAddress(domain: string): Resolver<SignIn> {
  return (values) => {
    const decision = checkSignInEmail(values.email, domain);
    if (!decision.refused) return { values, errors: {} };
    const message = fieldErrorText(messageAtField(decision));
    return { values: {}, errors: { email: { type: decision.code, message } } };
  };
}

function problemSentence(error: Error): string {
  return error instanceof ApiError ? errorMessage(error) : text('sign-in.notSent');
}

/**
 * Link to the local mailbox if no mail server is configured. The server renders that page, not the router.
 */
function MailboxLink() {
  return (
    <p>
      {rich('sign-in.emailsInMailbox', {
        mailbox: (
          <a href="/dev/mailbox" className="font-medium underline underline-offset-2">
            {text('sign-in.mailbox')}
          </a>
        ),
      })}
    </p>
  );
}
