import { Button } from '@kadam/shared/ui/button';
import { similarText } from '../../lib/count-text';
import { SimilarNote } from './job-search.styles';

interface SimilarWordsProps {
  /** What the jobs were found by. */
  readonly words: string;
  readonly onEdit: () => void;
}

/** Says that other words were searched for than the ones typed, and leads back to them. */
export const SimilarWords = ({ words, onEdit }: SimilarWordsProps) => (
  <SimilarNote>
    <span>{similarText(words)}</span>
    <Button variant="quiet" size="sm" onClick={onEdit}>
      Edit the search
    </Button>
  </SimilarNote>
);
