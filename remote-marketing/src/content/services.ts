import type { ServicePicture } from '@kadam/shared/contract/services';
import employers from '../drawings/employers.svg';
import globalJobs from '../drawings/global-jobs.svg';
import graduation from '../drawings/graduation.svg';
import resumeGuidance from '../drawings/resume-guidance.svg';

/** Width and height of every picture of a service, in px. */
export const SERVICE_IMAGE = { width: 640, height: 480 } as const;

export const SERVICE_IMAGES: Readonly<Record<ServicePicture, { readonly src: string; readonly alt: string }>> = {
  'global-jobs': {
    src: globalJobs,
    alt: 'A traveler with a suitcase climbs steps toward a globe joined by flight lines.',
  },
  'resume-guidance': { src: resumeGuidance, alt: 'A counselor and a candidate at a desk mark up a large resume.' },
  graduation: { src: graduation, alt: 'A graduate in cap and gown stands on a stair of books before a domed college.' },
  employers: { src: employers, alt: 'Three colleagues at a meeting table choose from a board of candidates.' },
};
