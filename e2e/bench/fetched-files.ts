import type { Page, Request } from '@playwright/test';

/** A fetched file. Bytes as transferred, with compression. */
export interface FetchedFile {
  readonly path: string;
  readonly body: number;
  readonly headers: number;
}

/**
 * Records every file that a page fetches from now on. Returns the finished ones, repeated ones too.
 */
export function watchFiles(page: Page): () => Promise<FetchedFile[]> {
  const arrived: Promise<FetchedFile>[] = [];
  page.on('requestfinished', (request) => {
    const file = described(request);
    // Requests that are pending when the page closes are ignored.
    file.catch(() => {});
    arrived.push(file);
  });
  return () => Promise.all(arrived);
}

async function described(request: Request): Promise<FetchedFile> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return { path: new URL(request.url()).pathname, body: responseBodySize, headers: responseHeadersSize };
}

export const isScript = ({ path }: FetchedFile): boolean => path.endsWith('.js');

/** Bytes of bodies. */
export const bodyBytes = (files: readonly FetchedFile[]): number => files.reduce((sum, { body }) => sum + body, 0);

/** Bytes of bodies and headers. */
export const allBytes = (files: readonly FetchedFile[]): number =>
  files.reduce((sum, { body, headers }) => sum + body + headers, 0);
