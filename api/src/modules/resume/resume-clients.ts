import { randomUUID } from 'node:crypto';
import { DomainError } from '../../errors';
import { isThisMachine, type Limit, waitingTime, type OpenCounts } from '../../http/counters';

export interface ResumeClient {
  /** Files with the same key take turns with those of other keys. */
  readonly key: string;
  /** @throws DomainError TOO_MANY_REQUESTS if too many files of this client ended their process */
  admit(): Promise<void>;
  /** Counts a file that ended its process. */
  overran(): Promise<void>;
}

/**
 * Counts files that exceeded the limits, by network address. Callers on this machine are not
 * counted.
 */
export function createResumeClients(openCounts: OpenCounts, { max, windowMs }: Limit) {
  const counts = openCounts('resume-overruns', windowMs);
  return (client: string): ResumeClient => {
    if (isThisMachine(client)) return { key: randomUUID(), admit: async () => {}, overran: async () => {} };
    return {
      key: client,
      async admit() {
        const { count, endsInMs } = await counts.read(client);
        if (count >= max) throw tooManyOverruns(endsInMs);
      },
      overran: async () => void (await counts.add(client)),
    };
  };
}

export type ResumeClients = ReturnType<typeof createResumeClients>;

function tooManyOverruns(waitMs: number): DomainError {
  const { seconds, text } = waitingTime(waitMs);
  return new DomainError(
    'TOO_MANY_REQUESTS',
    `Several files from your network could not be read within the limits. Please wait ${text} and try another file.`,
    { retryAfter: seconds },
  );
}
