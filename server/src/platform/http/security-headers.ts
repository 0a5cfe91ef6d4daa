/**
 * The content security policy: only this server's content, and inline scripts only with the given hashes, such as
 * sha256-...
 */
export function contentSecurityPolicy(scriptHashes: readonly string[] = []): string {
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)];
  return ["default-src 'self'", `script-src ${scripts.join(' ')}`, ...otherDirectives].join('; ');
}

const otherDirectives = [
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

const twoYearsInSeconds = 63_072_000;

/** The headers of every response. */
export function securityHeaders(appUrl: string): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(appUrl.startsWith('https:') && {
      'strict-transport-security': `max-age=${twoYearsInSeconds}; includeSubDomains`,
    }),
  };
}
