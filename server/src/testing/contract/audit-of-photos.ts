import { samplePhoto, storePhoto } from '../photos.ts';
import { type AuditTable, ofAccount, someone, someoneSignedIn } from './audit-row.ts';

const photo = { field: 'photo' };

export const auditOfPhotos: AuditTable = {
  changeOwnPhoto: [
    {
      title: 'that the photo changed, without it',
      isIdempotent: true,
      async prepare(world) {
        const { caller, person } = await someoneSignedIn(world);
        return { caller, body: samplePhoto, entries: [ofAccount('account.photo-changed', person, photo)] };
      },
    },
  ],
  removeOwnPhoto: [
    {
      title: 'that one’s own photo was removed',
      isIdempotent: true,
      async prepare(world) {
        const { caller, person } = await someoneSignedIn(world);
        await storePhoto(world.app.database, caller.id);
        return { caller, entries: [ofAccount('account.photo-removed', person, photo)] };
      },
    },
  ],
  removePhoto: [
    {
      title: 'whose photo was removed',
      isIdempotent: true,
      async prepare(world) {
        const person = await someone(world);
        await storePhoto(world.app.database, person.id);
        return { params: { id: person.id }, entries: [ofAccount('account.photo-removed', person, photo)] };
      },
    },
  ],
};
