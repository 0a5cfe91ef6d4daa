export const en = {
  'leave.types.user': 'User',
  'leave.types.type': 'Type',
  'leave.types.codeTaken': ({ code }: { code: string }) => `There is a type with the code ${code} already`,
  'leave.types.nameTaken': ({ name }: { name: string }) => `There is a type with the name ${name} already`,
};
