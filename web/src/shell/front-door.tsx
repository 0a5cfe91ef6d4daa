import { Navigate } from 'react-router';
import { useSession } from '../platform/session.ts';

/** The address without a path leads home, or to the sign-in. */
export function FrontDoor() {
  return <Navigate replace to={useSession() ? '/dashboard' : '/login'} />;
}
