import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const BOUNDARY = 'walker';

export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

export interface FormFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export const fileAt = (path: string): FormFile => ({ name: basename(path), bytes: readFileSync(path) });

/** The body of a form as it is sent, with unchanged names and values. */
export function formBody(fields: Readonly<Record<string, string | FormFile | undefined>>): Buffer {
  const parts = Object.entries(fields).map(([name, value = '']) => {
    const isText = typeof value === 'string';
    const file = isText ? '' : `; filename="${value.name}"`;
    const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`;
    return Buffer.concat([Buffer.from(head), Buffer.from(isText ? value : value.bytes), Buffer.from('\r\n')]);
  });
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}
