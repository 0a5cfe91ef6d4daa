import { Shell } from './shell.tsx';
import { SignedIn } from './signed-in.tsx';

export function SignedInShell() {
  return (
    <SignedIn>
      <Shell />
    </SignedIn>
  );
}

/** Around an address that does not exist: the sign-in has no reason to lead back there. */
export function ShellOfNowhere() {
  return (
    <SignedIn comesBack={false}>
      <Shell />
    </SignedIn>
  );
}
