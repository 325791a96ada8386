import { VisuallyHidden } from '@kadam/shared/ui/layout';
import { countText, mentionsText, similarText } from '../../lib/count-text';
import type { JobsFound } from '../../lib/postings-answer';
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

const sentence = ({ total, similarTo, mentions }: JobsFound) =>
  [countText(total), similarTo && similarText(similarTo), mentionsText(total, mentions)].filter(Boolean).join('. ');
