import type { Page, Request } from '@playwright/test';

/** One file that a page fetched. Bytes as they travelled: compressed where the server compressed them. */
export interface FetchedFile {
  readonly path: string;
  readonly body: number;
  readonly headers: number;
}

/** Notes every file that a page fetches from now on. The answer gives those that have arrived, each as often as it was fetched. */
export function watchFiles(page: Page): () => Promise<FetchedFile[]> {
  const arrived: Promise<FetchedFile>[] = [];
  page.on('requestfinished', (request) => {
    const file = described(request);
    // What is still on its way when the page closes is nobody's business.
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

/** Bytes of the bodies. */
export const bodyBytes = (files: readonly FetchedFile[]): number => files.reduce((sum, { body }) => sum + body, 0);

/** Bytes of bodies and headers. */
export const allBytes = (files: readonly FetchedFile[]): number =>
  files.reduce((sum, { body, headers }) => sum + body + headers, 0);
