import { useMemberAction } from '@kadam/shared/login/action';
import { queryClient } from '@kadam/shared/query';
import { currentSession, replaceApplied, useSession } from '@kadam/shared/session';
import type { Application } from '../../lib/applications';
import { APPLICATIONS_FAILED_MESSAGE, EXPIRED_MESSAGE } from '../../lib/failure-messages';
import { identifyMember } from '../../lib/member';
import { queryKey } from '../../lib/query-key';
import { useLoginPrompt, useMemberData } from '../../use-member-data';
import { fetchApplications, markRead, withdrawApplication } from './my-jobs.requests';

/** Updates an application here and the marks of other pages. */
export type Update = (id: string, progress: Pick<Application, 'status' | 'history'>) => void;

export const LOGIN_MESSAGE = 'Please login to view your applied jobs.';

/** The jobs the signed-in member applied for; a visitor is asked to log in. */
export function useMyJobs() {
  const token = useSession((session) => session.token);
  useLoginPrompt(LOGIN_MESSAGE);
  const state = useMemberData({ name: 'my-jobs', load: loadMyJobs, fallback: APPLICATIONS_FAILED_MESSAGE });
  const update: Update = (id, progress) => {
    queryClient.setQueryData<Loaded>(
      queryKey('my-jobs', token),
      (loaded) => loaded && withProgress(loaded, id, progress),
    );
    void queryClient.invalidateQueries({ queryKey: queryKey('applied-ids') });
  };
  return { state, update };
}

interface Loaded {
  readonly userId: string;
  readonly applications: readonly Application[];
}

function withProgress(loaded: Loaded, id: string, progress: Pick<Application, 'status' | 'history'>): Loaded {
  const applications = loaded.applications.map((one) => (one.id === id ? { ...one, ...progress } : one));
  replaceApplied(activeIds(applications));
  return { ...loaded, applications };
}

const activeIds = (applications: readonly Application[]) =>
  applications.filter(({ status }) => status !== 'withdrawn').map(({ job }) => job.id);

async function loadMyJobs(signal: AbortSignal): Promise<Loaded> {
  const userId = currentSession().userId ?? (await identifyMember(signal)).userId;
  if (userId === '') return { userId, applications: [] };
  const applications = await fetchApplications(userId, signal);
  replaceApplied(activeIds(applications));
  void readAll(applications);
  return { userId, applications };
}

/** Marks the shown messages as read; they stay highlighted until the next visit. */
async function readAll(applications: readonly Application[]): Promise<void> {
  const steps = applications.filter(({ unread }) => unread > 0).flatMap(({ history }) => history);
  const until = steps.map(({ at }) => at).reduce((latest, at) => (at > latest ? at : latest), '');
  if (until === '') return;
  try {
    await markRead(until);
    await queryClient.invalidateQueries({ queryKey: queryKey('office-activity') });
  } catch {
    // They are marked at the next visit.
  }
}

const FAILED = 'The application could not be withdrawn. Please try again.';

export const useWithdraw = (id: string, onWithdrawn: (progress: Pick<Application, 'status' | 'history'>) => void) =>
  useMemberAction({
    send: async () => onWithdrawn(await withdrawApplication(id)),
    failedMessage: FAILED,
    expiredMessage: EXPIRED_MESSAGE,
  });
