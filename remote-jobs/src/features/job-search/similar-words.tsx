import { Link } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { similarText } from '../../lib/count-text';
import { changeFilters, writeFilters, type JobFilters } from '../../lib/job-filters';
import type { JobsFound } from '../../lib/postings-response';
import { paths } from '../../paths';
import { SimilarNote } from './job-search.styles';

interface SimilarWordsProps {
  readonly found: Pick<JobsFound, 'similarTo' | 'meant'>;
  readonly filters: JobFilters;
  readonly onEdit: () => void;
}

/** Offers the corrected search, whose jobs are shown. */
export const SimilarWords = ({ found: { similarTo, meant }, filters, onEdit }: SimilarWordsProps) => (
  <SimilarNote>
    {meant ? (
      <span>
        Did you mean{' '}
        <Link to={`${paths.jobs}${writeFilters(changeFilters(filters, meant))}`}>
          {[meant.search, meant.location].filter(Boolean).join(' in ')}
        </Link>
        ? These are its results.
      </span>
    ) : (
      <span>{similarText(similarTo)}</span>
    )}
    <Button variant="quiet" size="sm" onClick={onEdit}>
      Edit the search
    </Button>
  </SimilarNote>
);
