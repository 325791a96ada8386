import type { MetricSource, Reading } from '../metrics';
import type { Database } from './database';
import type { Replica } from './replica';

/** The connections to the primary and, where there is one, the replica. */
export const poolMetrics = (primary: Pick<Database, 'connections'>, replica: Replica | undefined): MetricSource => ({
  source: 'database pools',
  metrics: {
    kadam_db_pool_connections: {
      help: 'Open connections of this process, by what they do.',
      labels: ['database', 'state'],
    },
    kadam_db_pool_waiting_requests: {
      help: 'Statements and transactions that wait for a connection.',
      labels: ['database'],
    },
    kadam_db_replica_used: { help: 'Whether reads go to the replica (1) or, because it lags, to the primary (0).' },
  },
  read() {
    const pools = Object.entries({ primary, ...(replica && { replica }) }).map(([database, pool]) => ({
      database,
      ...pool.connections(),
    }));
    return {
      kadam_db_pool_connections: pools.flatMap(({ database, total, idle }): Reading[] => [
        { labels: { database, state: 'busy' }, value: total - idle },
        { labels: { database, state: 'idle' }, value: idle },
      ]),
      kadam_db_pool_waiting_requests: pools.map(({ database, waiting }) => ({ labels: { database }, value: waiting })),
      kadam_db_replica_used: replica && Number(replica.isUsed),
    };
  },
});
