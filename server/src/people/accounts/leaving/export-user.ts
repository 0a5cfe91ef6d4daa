import { checkUserManager } from '@almanac/domain/access/admin-rules';
import type { AuditEntry } from '@almanac/domain/audit/schema';
import { englishTexts } from '@almanac/domain/language/english-texts';
import type { Texts } from '@almanac/domain/language/message';
import type { ExportUser, User } from '@almanac/domain/people/accounts/schema';
import { checkNotErased } from '@almanac/domain/people/accounts/user-rules';
import { accountExported } from '@almanac/domain/people/events';
import type { PhotoType } from '@almanac/domain/people/photos/photo-file';
import { isRefusal, type Outcome } from '@almanac/domain/refusal';
import { change } from '../../../audit/change.ts';
import { namedPerson } from '../../../audit/named-person.ts';
import { readAddressesOf, readAllEntries } from '../../../audit/queries.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { readStoredRecords, type StoredRecords } from '../../../platform/database/stored-records.ts';
import { readMailsTo } from '../../../platform/mail/queries.ts';
import { Download } from '../../../platform/use-case/download.ts';
import type { UseCaseContext } from '../../../platform/use-case/use-case.ts';
import { readOwnImages } from '../photos/photo-queries.ts';
import { lockPeople } from '../records/lock-store.ts';
import { readUser } from '../records/queries.ts';
import { userNotFound } from '../records/user-not-found.ts';
import { zipOfRecords } from './records-zip.ts';

/** Exports all data about a person as JSON or as a zip of tables, and logs it. */
export async function exportUser(
  context: UseCaseContext,
  { id, format }: { id: string } & ExportUser,
): Promise<Outcome<Download, 'FORBIDDEN' | 'NOT_FOUND' | 'INVALID_TRANSITION'>> {
  const { actor, database, now, texts } = context;
  const permission = checkUserManager(actor);
  if (permission.refused) return permission;
  const person = await change<User, 'NOT_FOUND' | 'INVALID_TRANSITION'>(context, async (writer) => {
    await lockPeople(writer, [id]);
    const user = await readUser(writer, id);
    if (!user) return userNotFound();
    const decision = checkNotErased(user);
    if (decision.refused) return decision;
    return {
      result: user,
      events: [
        accountExported({
          entityId: id,
          subject: namedPerson(user),
          changes: [{ field: 'format', to: format }],
        }),
      ],
    };
  });
  if (isRefusal(person)) return person;
  const [records, images] = await Promise.all([
    recordsOf(database, id, format === 'JSON' || format === 'CSV' ? englishTexts : texts),
    readOwnImages(database, id),
  ]);
  const name = `person-${id}`;
  if (format !== 'JSON') {
    const zip = await zipOfRecords(records, { others: imageFiles(images), format, texts });
    return new Download(`${name}.zip`, [zip], 'application/zip');
  }
  const exported = {
    userId: id,
    exportedAt: now.toISOString(),
    records,
    ...(images && { images: imagesAsText(images) }),
  };
  return new Download(`${name}.json`, [JSON.stringify(exported, undefined, 2)]);
}

type Images = Awaited<ReturnType<typeof readOwnImages>>;

/** The images as files of the zip. */
function imageFiles(images: Images): Record<string, Uint8Array> {
  if (!images) return {};
  return {
    [`photo.${endingOf(images.photoType)}`]: images.photo,
    [`thumbnail.${endingOf(images.thumbnailType)}`]: images.thumbnail,
  };
}

function endingOf(type: PhotoType): string {
  return type === 'image/jpeg' ? 'jpg' : 'webp';
}

/** The images as addresses that contain them, which browsers open. */
function imagesAsText({ photo, photoType, thumbnail, thumbnailType }: NonNullable<Images>) {
  return {
    photo: `data:${photoType};base64,${photo.toString('base64')}`,
    thumbnail: `data:${thumbnailType};base64,${thumbnail.toString('base64')}`,
  };
}

async function recordsOf(database: Reader, id: string, texts: Texts): Promise<StoredRecords> {
  const [about, by] = await Promise.all([
    entriesOf(database, { subjectId: id }, texts),
    entriesOf(database, { actorId: id }, texts),
  ]);
  return {
    ...(await readStoredRecords(database, 'users', id)),
    mails: await readMailsTo(database, await readAddressesOf(database, id)),
    audit_entries: about.map(toRecord),
    // Their actions on others are listed without naming the others.
    audit_entries_by_actor: by.map(({ id, at, action, entity, entityId }) => ({
      id,
      at,
      action,
      entity,
      entityId,
    })),
  };
}

async function entriesOf(
  database: Reader,
  filters: { subjectId: string } | { actorId: string },
  texts: Texts,
): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = [];
  for await (const entry of readAllEntries(database, filters, texts)) entries.push(entry);
  return entries;
}

function toRecord({
  id,
  at,
  actor,
  action,
  entity,
  summary,
  changes,
  reason,
  data,
}: AuditEntry): Record<string, unknown> {
  return { id, at, actor, action, entity, summary, changes, reason, data };
}
