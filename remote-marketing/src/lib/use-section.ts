import { useEffect, useState } from 'react';
import { onDemand } from '@kadam/shared/on-demand';
import { PUBLISHED, type Section } from '@kadam/shared/contract/published-content';

/** A failed request, after which the built-in content is shown. */
const FAILED = Symbol('failed');

// Most visits begin with the content in the document.
const loadRequests = onDemand(() => import('./content.requests'));

const requestSection = (section: Section, signal: AbortSignal): Promise<unknown> =>
  loadRequests()
    .then(({ fetchSection }) => fetchSection(section, signal))
    .catch(() => FAILED);

/**
 * Content of a section: that of the document, or the built-in one if the office has not replaced
 * it. After a navigation from a page without the section it is requested; undefined until it is
 * there.
 */
export function useSection<Content>(section: Section, builtIn: Content): Content | undefined {
  const own = PUBLISHED.content[section] as Content | undefined;
  const isRequested = own === undefined && PUBLISHED.published.includes(section);
  const [received, setReceived] = useState<unknown>();
  useEffect(() => {
    if (!isRequested) return;
    const controller = new AbortController();
    void requestSection(section, controller.signal).then((content) => {
      if (!controller.signal.aborted) setReceived(content);
    });
    return () => controller.abort();
  }, [isRequested, section]);
  if (!isRequested) return own ?? builtIn;
  return received === FAILED ? builtIn : (received as Content | undefined);
}
