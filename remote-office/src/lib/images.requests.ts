import { type ImageKind, uploadImage } from '@kadam/shared/contract/images';
import { z } from '@kadam/shared/contract/zod';
import { callWithFile } from '@kadam/shared/http/upload';
import { dataOf } from './data-of';

const response = z.object({ image: z.string() });

/** Uploads an image and returns its id. */
export async function sendImage(file: File, kind: ImageKind, onProgress: (fraction: number) => void): Promise<string> {
  return dataOf(response, await callWithFile(uploadImage, { file, body: { kind }, onProgress })).image;
}
