import { checkSignInEmail, normalEmail } from '@almanac/domain/people/accounts/email-rules';
import { ChangeUser, InviteUser } from '@almanac/domain/people/accounts/schema';
import { z } from 'zod';

/** What the department field holds where someone belongs to none. */
export const noDepartment = 'none';

/** The department that the field holds, if it holds one. */
export function chosenDepartment(id: string): string | undefined {
  return id === noDepartment ? undefined : id;
}

/** The invitation as its form holds it; an address outside the company is refused at its field. */
export function inviteFormSchema(companyDomain: string) {
  const { email, employmentStart, ...fields } = InviteUser.shape;
  return z.strictObject({
    ...fields,
    email: email.transform(normalEmail).superRefine((address, context) => {
      const decision = checkSignInEmail(address, companyDomain);
      for (const { message } of decision.refused ? (decision.issues ?? []) : []) {
        context.addIssue({ code: 'custom', message });
      }
    }),
    departmentId: z.string(),
    employmentStart: employmentStart.nullable(),
  });
}

/** The changes of a user as their form holds them. */
export const editFormSchema = z.strictObject({
  ...ChangeUser.shape,
  departmentId: z.string(),
});
