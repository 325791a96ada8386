import { VisuallyHidden } from '@kadam/shared/ui/layout';
import { countText, mentionsText, partlyText, similarText } from '../../lib/count-text';
import type { JobsFound } from '../../lib/postings-response';
import type { JobSearchState } from './use-job-search';

interface SearchAnnouncementProps {
  readonly state: JobSearchState;
  readonly search: string;
}

/** The key makes a new node, so an equal count is announced again. */
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
