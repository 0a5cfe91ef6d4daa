interface Counted {
  count: number;
}

export const en = {
  'people.accounts.onePerson': 'One person',
  'people.accounts.morePeople': ({ count }: Counted) => `${count} more: type a name or email to find them.`,
  'people.accounts.withDepartment': ({ email, department }: { email: string; department: string }) =>
    `${email} · ${department}`,
};
