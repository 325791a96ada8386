import { VisuallyHidden } from '@kadam/shared/ui/layout';
import { countText, mentionsText, partlyText, similarText } from '../../lib/count-text';
import type { JobsFound } from '../../lib/postings-response';
import type { JobSearchState } from './use-job-search';

interface SearchAnnouncementProps {
  readonly state: JobSearchState;
  /** The search as a query string. */
  readonly search: string;
}

/** Says once how a search ended. The key makes a new node for each search: the same count twice is still said twice. */
export const SearchAnnouncement = ({ state, search }: SearchAnnouncementProps) => (
  <VisuallyHidden as="p" role="status">
    {state.status === 'ready' && <span key={search}>{sentence(state.found)}</span>}
  </VisuallyHidden>
);

const sentence = (found: JobsFound) =>
  [
    countText(found.total),
    found.similarTo && similarText(found.similarTo),
    partlyText(found),
    mentionsText(found.total, found.mentions),
  ]
    .filter(Boolean)
    .join('. ');
