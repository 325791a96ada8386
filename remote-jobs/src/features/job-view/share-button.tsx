import { Button } from '@kadam/shared/ui/button';
import { Share2 } from 'lucide-react';
import type { Job } from '../../lib/job-posting';
import { Address, Shared } from './job-tools.styles';
import { useShare } from './use-share';

export function ShareButton({ job }: { readonly job: Job }) {
  const [state, share] = useShare(job);
  return (
    <>
      <Button variant="secondary" onClick={() => void share()}>
        <Share2 aria-hidden size={20} /> Share
      </Button>
      <Shared role="status">
        {state.status === 'copied' && <span key={state.count}>Link copied</span>}
        {state.status === 'failed' && 'The link could not be copied. Copy it from here:'}
      </Shared>
      {state.status === 'failed' && (
        <Address
          aria-label="Link to this job"
          readOnly
          value={state.address}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}
