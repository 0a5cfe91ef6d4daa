import { checkSignInEmail } from '@almanac/domain/people/accounts/email-rules';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useCompany } from '../platform/session/company.ts';
import { toast } from '../ui/toast/toast.ts';
import { text } from './messages/text.ts';

/** Shows who was signed out when someone else signed in, and removes that from the address. */
export function useSignedOutNotice(): void {
  const { domain } = useCompany();
  const [query, setQuery] = useSearchParams();
  const email = query.get('signedOut');
  useEffect(() => {
    if (email === null) return;
    // Anyone can craft an address, so only a valid company email is shown.
    if (!checkSignInEmail(email, domain).refused) {
      toast(text('shell.signedOut', { email }), { tone: 'info' });
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
