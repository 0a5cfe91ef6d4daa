import type { AuthSettings } from './auth.ts';
import type { createSignInLibrary } from './sign-in-library.ts';

export type Auth = ReturnType<typeof createAuth>;
type SignInLibrary = ReturnType<typeof createSignInLibrary>['api'];

/** Sets up who someone is: sign-in links and sessions. The library behind them is loaded once somebody signs in or out. */
export function createAuth(settings: AuthSettings) {
  let library: SignInLibrary | undefined;
  return {
    async api(): Promise<SignInLibrary> {
      const { createSignInLibrary } = await import('./sign-in-library.ts');
      library ??= createSignInLibrary(settings).api;
      return library;
    },
  };
}
