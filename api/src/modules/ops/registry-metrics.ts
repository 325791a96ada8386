import { z } from '@kadam/shared/contract/schema';
import type { MetricSource, Reading } from '../../metrics';
import type { BundlesFolder } from './bundles-folder';

const MAX_AGE_MS = 5_000;

/** Metrics of the registry of releases; all are absent if there is no readable registry. */
export const registryMetrics = (folder: BundlesFolder): MetricSource => ({
  source: 'registry',
  maxAgeMs: MAX_AGE_MS,
  metrics: {
    kadam_registry_sequence: { help: 'Number of the signed registry, which increases with every change.' },
    kadam_registry_updated_timestamp_seconds: { help: 'When the registry was last changed.' },
    kadam_registry_key_expiry_timestamp_seconds: {
      help: 'When a key ends that is accepted until a date: an old signing key, or the key of a team.',
      labels: ['kind', 'team'],
    },
    kadam_release_info: { help: 'The live release of each bundle; always 1.', labels: ['bundle', 'version'] },
    kadam_release_changes: {
      help: 'Changes in the history of a bundle, which holds its last hundred.',
      labels: ['bundle', 'action'],
    },
  },
  async read() {
    const facts = registry.safeParse(await folder.registry()).data;
    if (!facts) return {};
    const bundles = Object.entries(facts.bundles).flatMap(([bundle, state]) => (state ? [{ bundle, ...state }] : []));
    return {
      kadam_registry_sequence: facts.sequence,
      kadam_registry_updated_timestamp_seconds: seconds(facts.updatedAt),
      kadam_registry_key_expiry_timestamp_seconds: [...signingKeys(facts), ...teamKeys(facts)],
      kadam_release_info: bundles
        .filter(({ isRetired }) => !isRetired)
        .map(({ bundle, live }) => ({ labels: { bundle, version: live }, value: 1 })),
      kadam_release_changes: bundles.flatMap(({ bundle, history }) =>
        ACTIONS.map((action) => ({
          labels: { bundle, action },
          value: history.filter((entry) => entry?.action === action).length,
        })),
      ),
    };
  },
});

const ACTIONS = ['publish', 'rollback', 'quarantine', 'restore', 'canary', 'promote', 'abort', 'retire'];

const optionalText = z.catch(z.optional(z.string()), undefined);

const bundleState = z.object({
  live: z.string(),
  isRetired: z.catch(z.optional(z.boolean()), undefined),
  history: z.catch(z.array(z.catch(z.nullable(z.object({ action: z.string() })), null)), []),
});

const registry = z.object({
  updatedAt: optionalText,
  sequence: z.catch(z.optional(z.number()), undefined),
  bundles: z.record(z.string(), z.catch(z.nullable(bundleState), null)),
  keys: z.catch(z.array(z.object({ until: optionalText })), []),
  teams: z.catch(z.array(z.object({ team: z.string(), remotes: z.array(z.string()), until: z.string() })), []),
});

type RegistryFacts = z.infer<typeof registry>;

/** The earliest expiry date of a signing key; the current key has none. */
function signingKeys({ keys }: RegistryFacts): Reading[] {
  const [first] = keys.flatMap(({ until }) => seconds(until) ?? []).sort((one, other) => one - other);
  return first === undefined ? [] : [{ labels: { kind: 'signing', team: '' }, value: first }];
}

/**
 * For each team, when its first permission for a remote ends; a later grant replaces an earlier
 * one.
 */
function teamKeys({ teams }: RegistryFacts): Reading[] {
  const ends = new Map<string, Map<string, number>>();
  for (const { team, remotes, until } of teams) {
    const ofTeam = ends.get(team) ?? new Map<string, number>();
    ends.set(team, ofTeam);
    for (const remote of remotes) ofTeam.set(remote, Math.max(ofTeam.get(remote) ?? 0, seconds(until) ?? 0));
  }
  return [...ends].map(([team, ofTeam]) => ({
    labels: { kind: 'team', team },
    value: Math.min(...ofTeam.values()),
  }));
}

function seconds(date: string | undefined): number | undefined {
  const at = Date.parse(date ?? '');
  return Number.isNaN(at) ? undefined : at / 1_000;
}
