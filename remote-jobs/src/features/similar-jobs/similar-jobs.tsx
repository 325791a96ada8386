import { onDemand, useOnDemand } from '@kadam/shared/on-demand';
import { useNearView } from '../../use-near-view';

const load = onDemand(() => import('./similar-list'));

/** Similar jobs; code and data are loaded when they become visible. */
export function SimilarJobs({ jobId }: { readonly jobId: string }) {
  const { ref, isNear } = useNearView<HTMLDivElement>('200px');
  const list = useOnDemand(load, isNear);
  return (
    <div ref={ref} data-print="no">
      {list.status === 'ready' && <list.code.SimilarList jobId={jobId} />}
    </div>
  );
}
