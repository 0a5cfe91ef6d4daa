import { checkSignInEmail } from '@almanac/domain/people/accounts/email-rules';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useCompany } from '../platform/session/company.ts';
import { toast } from '../ui/toast/toast.ts';

/** Says who was signed out when somebody else signed in, and takes that out of the address. */
export function useSignedOutNotice(): void {
  const { domain } = useCompany();
  const [query, setQuery] = useSearchParams();
  const email = query.get('signedOut');
  useEffect(() => {
    if (email === null) return;
    // Anyone can write an address: only what can be a colleague's is repeated.
    if (!checkSignInEmail(email, domain).refused) {
      toast(`${email} was signed out in this browser`, { tone: 'info' });
    }
    setQuery(
      (current) => {
        current.delete('signedOut');
        return current;
      },
      { replace: true },
    );
  }, [email, domain, setQuery]);
}
