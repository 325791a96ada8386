import { onDemand, useOnDemand } from '@kadam/shared/on-demand';
import type { Job } from '../../lib/job-posting';
import { useNearView } from '../../use-near-view';

const load = onDemand(() => import('./company-facts'));

/** What is known of a job's company; its code and its facts are requested when the visitor gets there. */
export function Company({ job }: { readonly job: Job }) {
  const { ref, isNear } = useNearView<HTMLDivElement>('200px');
  const facts = useOnDemand(load, isNear);
  return <div ref={ref}>{facts.status === 'ready' && <facts.code.CompanyFacts job={job} />}</div>;
}
