import { useQuery } from '@tanstack/react-query';
import { Avatar, type AvatarProps } from '../../ui/data/avatar.tsx';
import { imageAddress, photoQuery } from './api.ts';

interface FaceProps extends Omit<AvatarProps, 'image'> {
  /** Undefined for who is no person, such as the system. */
  personId: string | undefined;
}

/** A person's face: initials, then the photo if there is one. */
export function Face({ personId, size, ...props }: FaceProps) {
  const photoId = usePhoto(personId);
  const image = photoId ? imageAddress(photoId, size === 'large') : undefined;
  return <Avatar {...props} size={size} image={image} />;
}

/** The id of the person's photo; null without one, undefined until it is known. */
export function usePhoto(personId: string | undefined): string | null | undefined {
  return useQuery({ ...photoQuery(personId ?? ''), enabled: personId !== undefined }).data;
}
