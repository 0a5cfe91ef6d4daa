import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { personTone } from './person-tone.ts';

export type AvatarProps = {
  /** A name, or an email address as a fallback. */
  name: string;
  /** The address of a square image, shown over the initials once it has loaded. */
  image?: string | undefined;
  size?: 'tiny' | 'small' | 'medium' | 'large' | undefined;
  className?: string;
};

const sizes = {
  tiny: 'size-6 text-xs',
  small: 'size-7 text-xs',
  medium: 'size-9 text-sm',
  large: 'size-14 text-lg',
};

/** Initials of the first and last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}

/** Decorative; screen readers get the name next to it. */
export function Avatar({ name, image, size = 'medium', className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      data-tone={personTone(name)}
      className={classNames(
        'relative inline-flex shrink-0 items-center justify-center rounded-full bg-tone-surface font-semibold text-tone-text select-none',
        sizes[size],
        className,
      )}
    >
      {initialsOf(name)}
      {image !== undefined && <Picture key={image} address={image} />}
    </span>
  );
}

/** Invisible until it has loaded, and if it can't be. */
function Picture({ address }: { address: string }) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <img
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onLoad={() => setLoaded(true)}
      className={classNames(
        'absolute inset-0 size-full rounded-full object-cover',
        isLoaded ? '' : 'opacity-0',
      )}
    />
  );
}
