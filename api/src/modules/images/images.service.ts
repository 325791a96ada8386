import type { ImageKind } from '@kadam/shared/contract/images';
import { DomainError, requireFound } from '../../errors';
import { createFairQueue } from '../../fair-queue';
import { type HousekeepingJob, removalJob } from '../../tasks';
import type { Actor, AuditedParts } from '../audit';
import { imageFiles } from './image-files';
import { imagesRepository } from './images.repository';

interface GivenFile {
  readonly name: string;
  readonly bytes: Buffer;
}

const DAY_MS = 24 * 60 * 60_000;
/** How long an image is kept without any references. */
const UNUSED_DAYS = 7;
const BUSY_SECONDS = 5;
const SIZES = { '1x.webp': 'small', '2x.webp': 'large' } as const;

export type ImagesService = ReturnType<typeof createImagesService>;

/** Images that the office uploads for public pages. */
export function createImagesService({ database, audit, clock }: AuditedParts) {
  // One at a time: processing a large image briefly needs 200 MB.
  const decode = createFairQueue({
    atOnce: 1,
    places: 20,
    placesPerCaller: 5,
    busy: () =>
      new DomainError('UNAVAILABLE', 'Other pictures are being read. Please try again in a moment.', {
        retryAfter: BUSY_SECONDS,
      }),
  });

  return {
    /**
     * Stores an image; uploading the same image again does not store it twice.
     * @returns its id
     */
    async upload(by: Actor, { name, bytes }: GivenFile, kind: ImageKind): Promise<string> {
      const caller = { key: by.memberId ?? '', isKnown: true };
      const files = await decode(caller, () => imageFiles({ name, bytes }, kind));
      await database.transaction(async (tx) => {
        const isNew = await imagesRepository(tx).add(files, clock());
        if (!isNew) return;
        const subject = { kind: 'image', id: files.id, title: name } as const;
        await audit.record(tx, by, { action: 'image.upload', subject, after: { use: kind } });
      });
      return files.id;
    },

    /** @param file the name of one of the two sizes */
    async image(id: string, file: string): Promise<Buffer> {
      const size = Object.hasOwn(SIZES, file) ? SIZES[file as keyof typeof SIZES] : undefined;
      return requireFound(size && (await imagesRepository(database).find(id, size)), 'There is no such image.');
    },

    housekeeping: [
      removalJob('images that nothing uses', UNUSED_DAYS * DAY_MS, imagesRepository(database).removeUnused),
    ] satisfies HousekeepingJob[],
  };
}
