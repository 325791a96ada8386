import { getImage, uploadImage } from '@kadam/shared/contract/images';
import type { FastifyInstance } from 'fastify';
import type { Counters } from '../../http/counters';
import { ImageResponse } from '../../http/file-response';
import { serve, success } from '../../http/serve';
import type { StaffService } from '../staff';
import type { ImagesService } from './images.service';

interface Parts {
  readonly images: ImagesService;
  readonly staff: Pick<StaffService, 'actor'>;
  readonly counters: Counters;
}

export function imagesRoutes(app: FastifyInstance, { images, staff, counters }: Parts): void {
  serve(app, uploadImage, {
    counters,
    handle: async ({ member, file, body }) =>
      success({ data: { image: await images.upload(await staff.actor(member), file, body.kind) } }),
  });
  serve(app, getImage, {
    handle: async ({ params }) => new ImageResponse(await images.image(params.id, params.file)),
  });
}
