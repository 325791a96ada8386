import { scoreResume } from '@kadam/shared/contract/resume';
import { call } from '@kadam/shared/http';

/** The check's answer about a file, as it came. */
export const requestReading = (file: File, signal: AbortSignal): Promise<unknown> =>
  call(scoreResume, { file, body: {}, signal });
