import { onDemand, useOnDemand } from '@kadam/shared/on-demand';
import { useEffect, useRef, useState } from 'react';

const fetchList = onDemand(() => import('./similar-list'));
// A little before it comes into view.
const AHEAD = '200px';

/** Similar jobs at the foot of a job: neither their code nor they are asked for before somebody gets there. */
export function SimilarJobs({ jobId }: { readonly jobId: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const demanded = useOnDemand(fetchList, isNear);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: AHEAD },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} data-print="no">
      {demanded.status === 'ready' && <demanded.code.SimilarList jobId={jobId} />}
    </div>
  );
}
