import type { Query, QueryClient } from '@tanstack/react-query';

/** A read that was ended by its user. Its message is empty, so that pages show their own. */
class CanceledByUser extends Error {
  override readonly name = 'CanceledByUser';
}

const isPending = ({ state }: Query) => state.fetchStatus === 'fetching' && state.data == null;

/** What a page with nothing to show yet can do about its slow reads. */
export const pendingOf = (client: QueryClient) => ({
  /** Ends every read that has nothing to show yet; the pages then show that it failed. */
  cancelPending(): void {
    for (const query of client.getQueryCache().findAll({ predicate: isPending })) {
      void query.cancel({ revert: true }).then(() => {
        if (query.state.fetchStatus === 'idle') query.setState({ status: 'error', error: new CanceledByUser() });
      });
    }
  },
  /** Ends the same reads and makes those again that a page is showing. */
  retryPending(): void {
    const queries = client.getQueryCache().findAll({ predicate: isPending });
    // All of them first: one read may wait for another.
    void Promise.all(queries.map((query) => query.cancel({ revert: true }))).then(() => {
      for (const query of queries) if (query.isActive()) query.fetch().catch(() => undefined);
    });
  },
});
