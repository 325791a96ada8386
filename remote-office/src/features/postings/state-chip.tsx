import type { ListedOfficePosting } from '@kadam/shared/contract/postings';
import { Chip } from '@kadam/shared/ui/chip';
import { STATE_LABELS } from '../../lib/posting-texts';
import { timeText } from '../../lib/times';

const TONES = { draft: 'neutral', scheduled: 'accent', published: 'success', closed: 'neutral' } as const;

export function StateChip({ posting }: { readonly posting: Pick<ListedOfficePosting, 'state' | 'publishAt'> }) {
  const { state, publishAt } = posting;
  return (
    <>
      <Chip tone={TONES[state]}>{STATE_LABELS[state]}</Chip>
      {publishAt !== null && <small>for {timeText(publishAt)}</small>}
    </>
  );
}
