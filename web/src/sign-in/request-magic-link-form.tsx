import type { Company } from '@almanac/domain/access/schema';
import { checkSignInEmail, normalEmail } from '@almanac/domain/people/accounts/email-rules';
import { Mail } from 'lucide-react';
import { type Resolver, useForm } from 'react-hook-form';
import { RoleBadge } from '../access/account-badges.tsx';
import { ApiError } from '../platform/api-error.ts';
import { caller } from '../platform/call.ts';
import { useCompany } from '../platform/company.ts';
import { useMutationOnce } from '../platform/use-mutation-once.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { FormTextField } from '../ui/form/form-text-field.tsx';

type SignIn = { email: string };

const requestMagicLink = caller<typeof import('@almanac/domain/sign-in/endpoints').requestMagicLink>(
  'POST',
  '/auth/sign-in/magic-link',
  // Visitors have no keys: each call is a mail.
  { isInsisting: false },
);

export function RequestMagicLinkForm({ callbackURL }: { callbackURL: string }) {
  const { domain, demoPeople, hasMailbox } = useCompany();
  const request = useMutationOnce({
    mutationFn: (signIn: SignIn & { callbackURL: string }) => requestMagicLink(signIn),
  });
  const { control, handleSubmit, reset, setValue } = useForm<SignIn>({
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
        label="Email Address"
        placeholder={`name@${domain}`}
        description={`Only @${domain} email addresses are allowed.`}
        autoComplete="email"
        icon={<Mail aria-hidden="true" />}
        isRequired
        isDisabled={request.isPending}
      />
      {request.isError && <Alert tone="danger">{problemSentence(request.error)}</Alert>}
      {request.isSuccess && (
        <Alert tone="success">
          <p>Magic link sent! Check your email and click the link to sign in.</p>
          {hasMailbox && <MailboxLink />}
        </Alert>
      )}
      <Button
        type="submit"
        variant="primary"
        isPending={request.isPending}
        pendingLabel="Sending Magic Link..."
        className="w-full"
      >
        Send Magic Link
      </Button>
      {demoPeople.length > 0 && (
        <DemoPeople
          people={demoPeople}
          isDisabled={request.isPending}
          onChoose={(email) => setValue('email', email, { shouldValidate: true })}
        />
      )}
    </form>
  );
}

/** The rule that the server decides by, as the resolver of the form. */
function companyAddress(domain: string): Resolver<SignIn> {
  return (values) => {
    const decision = checkSignInEmail(values.email, domain);
    if (!decision.refused) return { values, errors: {} };
    const message = decision.issues?.[0]?.message ?? decision.message;
    return { values: {}, errors: { email: { type: decision.code, message } } };
  };
}

function problemSentence(error: Error): string {
  return error instanceof ApiError ? error.message : 'Failed to send magic link';
}

type DemoPeopleProps = {
  people: Company['demoPeople'];
  isDisabled: boolean;
  onChoose: (email: string) => void;
};

/** In the demo company: a person of each role, to see Almanac with their eyes. */
function DemoPeople({ people, isDisabled, onChoose }: DemoPeopleProps) {
  return (
    <section aria-labelledby="demo-people" className="border-t border-line pt-4">
      <h2 id="demo-people" className="font-medium text-ink">
        This is a demo. Sign in as
      </h2>
      <ul className="mt-1 -mb-2 flex flex-col divide-y divide-line">
        {people.map(({ name, email, role }) => (
          <li key={email} className="flex items-center gap-3 py-2">
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                {name}
                <RoleBadge role={role} />
              </span>
              <span className="block truncate text-sm text-ink-muted">{email}</span>
            </span>
            <Button
              size="small"
              isDisabled={isDisabled}
              aria-label={`Use the address of ${name}`}
              onPress={() => onChoose(email)}
            >
              Use
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where mails lie while no mail server is configured. The server makes that page, not the router. */
function MailboxLink() {
  return (
    <p>
      Mails of this installation are kept in{' '}
      <a href="/dev/mailbox" className="font-medium underline underline-offset-2">
        the local mailbox
      </a>
      .
    </p>
  );
}
