import type { MouseEvent } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useLocation, useNavigate } from '@kadam/shared/router';
import { coursesHref } from '../../paths';
import { BackLink } from './course-details.styles';

/**
 * Links to the catalogue; goes back if the visitor came from there, which restores filter and
 * scroll position.
 */
export function BackToCourses() {
  const search = useCatalogueSearch();
  const navigate = useNavigate();
  const handleClick = (event: MouseEvent) => {
    if (search === undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <BackLink to={coursesHref(search)} onClick={handleClick}>
      <ArrowLeft size="1.15em" aria-hidden /> Back to Courses
    </BackLink>
  );
}

/** The filter of the catalogue if the visitor came from one of its cards. */
function useCatalogueSearch(): string | undefined {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('catalogue' in state)) return undefined;
  const { catalogue } = state;
  return typeof catalogue === 'string' && /^(\?|$)/.test(catalogue) ? catalogue : undefined;
}
