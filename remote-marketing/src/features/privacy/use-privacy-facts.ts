import { DEFAULT_PRIVACY_FACTS, type PrivacyFacts } from '@kadam/shared/contract/privacy-settings';
import { onDemand } from '@kadam/shared/on-demand';
import { useEffect, useState } from 'react';

// The page is prerendered with the defaults; only their replacement needs the client.
const loadRequests = onDemand(() => import('./privacy.requests'));

/** Retention periods and the grievance officer: the defaults until the server has sent its own. */
export function usePrivacyFacts(): PrivacyFacts {
  const [facts, setFacts] = useState(DEFAULT_PRIVACY_FACTS);
  useEffect(() => {
    const controller = new AbortController();
    loadRequests()
      .then(({ fetchPrivacyFacts }) => fetchPrivacyFacts(controller.signal))
      .then((received) => {
        if (received && !controller.signal.aborted) setFacts(received);
      })
      // A server without settings has the defaults.
      .catch(() => undefined);
    return () => controller.abort();
  }, []);
  return facts;
}
