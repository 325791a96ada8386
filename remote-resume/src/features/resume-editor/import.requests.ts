import { scoreResume } from '@kadam/shared/contract/resume';
import { callWithFile } from '@kadam/shared/http/upload';

/** The check's answer about a file, as it came. */
export const requestReading = (file: File, signal: AbortSignal): Promise<unknown> =>
  callWithFile(scoreResume, { file, body: {}, signal });
