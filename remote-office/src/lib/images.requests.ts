import { type ImageKind, uploadImage } from '@kadam/shared/contract/images';
import { callWithFile } from '@kadam/shared/http/upload';
import { dataOf } from './call-for-data';

/** Uploads an image and returns its id. */
export async function sendImage(file: File, kind: ImageKind, onProgress: (fraction: number) => void): Promise<string> {
  return dataOf(uploadImage, await callWithFile(uploadImage, { file, body: { kind }, onProgress })).image;
}
