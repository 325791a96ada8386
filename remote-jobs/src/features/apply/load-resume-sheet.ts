import { onDemand } from '@kadam/shared/on-demand';

/** Most visitors of a job never open it. */
export const loadResumeSheet = onDemand(() => import(/* webpackChunkName: "resume-sheet" */ './resume-sheet'));
