import type { AuthSettings } from './auth.ts';
import type { createSignInLibrary } from './sign-in-library.ts';

export type Auth = ReturnType<typeof createAuth>;
type SignInLibrary = ReturnType<typeof createSignInLibrary>['api'];

/** Sets up authentication: sign-in links and sessions. The library is loaded on the first sign-in or sign-out. */
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
