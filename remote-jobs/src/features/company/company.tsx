import { onDemand, useOnDemand } from '@kadam/shared/on-demand';
import type { Job } from '../../lib/job-posting';
import { useNearView } from '../../use-near-view';

const load = onDemand(() => import('./company-facts'));

/** The company of a job; code and data are loaded when it becomes visible. */
export function Company({ job }: { readonly job: Job }) {
  const { ref, isNear } = useNearView<HTMLDivElement>('200px');
  const facts = useOnDemand(load, isNear);
  return <div ref={ref}>{facts.status === 'ready' && <facts.code.CompanyFacts job={job} />}</div>;
}
