import type { Verification } from '@kadam/shared/contract/ops';
import { z } from '@kadam/shared/contract/schema';

// Older tools left fields out and newer ones add some: what cannot be read counts as not there, and
// the rest is shown.
const text = z.catch(z.string(), '');
const maybe = z.catch(z.nullable(z.string()), null);

const change = z.object({ at: z.string(), action: z.string(), version: z.string(), why: text, who: maybe });

const state = z.object({
  live: z.string(),
  previous: z.catch(z.array(z.string()), []),
  canary: z.catch(z.nullable(z.object({ version: z.string(), share: z.number(), since: maybe })), null),
  quarantined: z.catch(z.array(z.string()), []),
  history: z.catch(z.array(z.catch(z.nullable(change), null)), []),
});

const registry = z.object({ updatedAt: maybe, bundles: z.record(z.string(), z.catch(z.nullable(state), null)) });

const release = z.object({ releasedAt: z.string(), commit: maybe });

const verification = z.object({
  at: z.string(),
  site: z.string(),
  asked: z.number(),
  faults: z.array(z.string()),
});

export type RegistryState = z.infer<typeof state>;
export type RegistryFacts = z.infer<typeof registry>;
export type ReleaseFacts = z.infer<typeof release>;

export const readRegistryFacts = (value: unknown): RegistryFacts | undefined => registry.safeParse(value).data;
export const readReleaseFacts = (value: unknown): ReleaseFacts | undefined => release.safeParse(value).data;
export const readVerification = (value: unknown): Verification | null => verification.safeParse(value).data ?? null;
