import type { Company } from '@almanac/domain/access/schema';
import { RoleBadge } from '../access/account-badges.tsx';
import { errorMessage } from '../platform/http/api-error.ts';
import { useMutationOnce } from '../platform/http/use-mutation-once.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import { signInByMailbox } from './demo-sign-in.ts';
import { text } from './messages/text.ts';

interface DemoPeopleProps {
  people: Company['demoPeople'];
  /** Address after the sign-in. */
  callbackURL: string;
  isDisabled: boolean;
}

/** Demo company: one person per role to sign in as. */
export function DemoPeople({ people, callbackURL, isDisabled }: DemoPeopleProps) {
  const signIn = useMutationOnce({ mutationFn: (email: string) => signInByMailbox(email, callbackURL) });
  // Stays busy while the next page loads.
  const isSigningIn = signIn.isPending || signIn.isSuccess;
  return (
    <section aria-labelledby="demo-people" className="flex flex-col gap-2 border-t border-line pt-4">
      <h2 id="demo-people" className="font-medium text-ink">
        {text('sign-in.demo')}
      </h2>
      {signIn.isError && (
        <Alert tone="danger" title={text('sign-in.demoNotSignedIn')}>
          <p>{errorMessage(signIn.error)}</p>
        </Alert>
      )}
      <ul className="-mt-1 -mb-2 flex flex-col divide-y divide-line">
        {people.map(({ name, email, role }) => (
          <li key={email} className="flex items-center gap-3 py-2">
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <bdi>{name}</bdi>
                <RoleBadge role={role} />
              </span>
              <span className="block truncate text-sm text-ink-muted">{email}</span>
            </span>
            <Button
              size="small"
              isDisabled={isDisabled || (isSigningIn && signIn.variables !== email)}
              isPending={isSigningIn && signIn.variables === email}
              pendingLabel={text('sign-in.signingIn')}
              aria-label={text('sign-in.useAs', { name })}
              onPress={() => signIn.mutate(email)}
            >
              {text('sign-in.use')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
