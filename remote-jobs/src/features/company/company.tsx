import { onDemand, useOnDemand } from '@kadam/shared/on-demand';
import { useEffect, useRef, useState } from 'react';
import type { Job } from '../../lib/job-posting';

const load = onDemand(() => import('./company-facts'));
// A little before it comes into view.
const AHEAD = '200px';

/** What is known of a job's company; neither its code nor its facts are asked for before somebody gets there. */
export function Company({ job }: { readonly job: Job }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const facts = useOnDemand(load, isNear);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: AHEAD },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={ref}>{facts.status === 'ready' && <facts.code.CompanyFacts job={job} />}</div>;
}
