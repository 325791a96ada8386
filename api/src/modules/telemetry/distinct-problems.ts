import { boundedMap } from '../../bounded-map';

/** Further different problems of a network on one day are only counted. */
const MAX_PER_NETWORK = 30;
const MAX_NETWORKS = 10_000;

export function distinctProblems() {
  const networks = boundedMap<Set<string>>(MAX_NETWORKS);
  return {
    /** Whether this network may describe this problem. `network` and `problem` name the day too. */
    mayDescribe(network: string, problem: string): boolean {
      const described = networks.get(network) ?? new Set();
      if (described.has(problem)) return true;
      if (described.size >= MAX_PER_NETWORK) return false;
      networks.set(network, described.add(problem));
      return true;
    },
  };
}
