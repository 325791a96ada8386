import type { Query, QueryClient } from '@tanstack/react-query';

/** A query that its user canceled. Without a message, so that pages show their own. */
class CanceledByUser extends Error {
  override readonly name = 'CanceledByUser';
}

const isPending = ({ state }: Query) => state.fetchStatus === 'fetching' && state.data == null;

/** Actions for slow queries that have no data yet. */
export const pendingOf = (client: QueryClient) => ({
  /** Cancels them; the pages show an error. */
  cancelPending(): void {
    for (const query of client.getQueryCache().findAll({ predicate: isPending })) {
      void query.cancel({ revert: true }).then(() => {
        if (query.state.fetchStatus === 'idle') query.setState({ status: 'error', error: new CanceledByUser() });
      });
    }
  },
  /** Cancels them and fetches the active ones again. */
  retryPending(): void {
    const queries = client.getQueryCache().findAll({ predicate: isPending });
    // All at once, because one query may wait for another.
    void Promise.all(queries.map((query) => query.cancel({ revert: true }))).then(() => {
      for (const query of queries) if (query.isActive()) query.fetch().catch(() => undefined);
    });
  },
});
