import { scoreResume } from '@kadam/shared/contract/resume';
import { callWithFile } from '@kadam/shared/http/upload';

/** The unparsed response of the check. */
export const requestReading = (file: File, signal: AbortSignal): Promise<unknown> =>
  callWithFile(scoreResume, { file, body: {}, signal });
