import { useSession } from '@kadam/shared/session';
import { Chip } from '@kadam/shared/ui/chip';

/** 'Applied' on the card of a job that the member has applied for, as far as this page knows (`AppliedSync` asks the server). */
export function AppliedMark({ jobId }: { readonly jobId: string }) {
  const isApplied = useSession((session) => session.token !== null && session.appliedJobs.includes(jobId));
  return isApplied ? <Chip tone="success">Applied</Chip> : null;
}
