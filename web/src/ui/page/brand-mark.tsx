/** The product's logo, as in the favicon. */
export function BrandMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" data-tone="warning" className={className}>
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <path
        d="M8 24 14.6 8.6a1.5 1.5 0 0 1 2.8 0L24 24"
        className="fill-transparent stroke-on-accent"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="16" cy="20.5" r="2.6" className="fill-tone-mark" />
    </svg>
  );
}
