import { createType } from '../factories.ts';
import { type AccessRow, type AccessTable, admins, everyone, personOf } from './access-row.ts';

const ofPerson: AccessRow['prepare'] = async (world, actor, owner) => ({
  query: { userId: await personOf(world, actor, owner) },
});

let made = 0;
const newType = () => {
  made += 1;
  return {
    name: `Type ${made}`,
    colour: 'teal' as const,
    unit: 'DAY' as const,
    counts: 'WORKED' as const,
    takesHalves: true,
    isPaid: true,
    isAway: true,
    needsApproval: true,
    reason: 'OPTIONAL' as const,
    shownTo: 'APPROVERS' as const,
  };
};
const theType: AccessRow['prepare'] = async ({ app }, _actor, owner) => {
  const { name } = newType();
  const code = owner === 'unknown' ? 'NONE' : await createType(app.database, { code: `OLD_${made}`, name });
  return { params: { code } };
};
const theChange: AccessRow['prepare'] = async (...about) => ({
  ...(await theType(...about)),
  body: newType(),
});
const theNewType = () => {
  const body = newType();
  return { body: { code: `NEW_${made}`, ...body } };
};

export const accessToTypes: AccessTable = {
  listTypes: [
    { about: 'own', prepare: ofPerson, answers: everyone(200) },
    { about: 'own department', prepare: ofPerson, answers: { ...everyone(200), EMPLOYEE: 404 } },
    {
      about: 'other department',
      prepare: ofPerson,
      answers: { ...everyone(200), EMPLOYEE: 404, MANAGER: 404 },
    },
    { about: 'unknown', prepare: ofPerson, answers: everyone(404) },
  ],
  listLeaveTypes: [{ about: 'nobody', prepare: () => ({}), answers: admins(200) }],
  createLeaveType: [{ about: 'nobody', prepare: theNewType, answers: admins(201) }],
  changeLeaveType: [
    { about: 'nobody', prepare: theChange, answers: admins(200) },
    { about: 'unknown', prepare: theChange, answers: admins(404) },
  ],
  deleteLeaveType: [
    { about: 'nobody', prepare: theType, answers: admins(204) },
    { about: 'unknown', prepare: theType, answers: admins(404) },
  ],
};
