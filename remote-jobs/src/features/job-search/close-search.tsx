import { Button } from '@kadam/shared/ui/button';
import { closeToText } from '../../lib/count-text';
import { CloseTo } from './job-search.styles';

interface CloseSearchProps {
  /** What the jobs were found by. */
  readonly words: string;
  readonly onEdit: () => void;
}

/** Says that other words were searched for than the ones typed, and leads back to them. */
export const CloseSearch = ({ words, onEdit }: CloseSearchProps) => (
  <CloseTo>
    <span>{closeToText(words)}</span>
    <Button variant="quiet" size="sm" onClick={onEdit}>
      Edit the search
    </Button>
  </CloseTo>
);
