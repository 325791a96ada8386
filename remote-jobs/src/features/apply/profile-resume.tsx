import { onDemand, useOnDemand } from '@kadam/shared/on-demand';
import { Button } from '@kadam/shared/ui/button';
import { Loader } from '@kadam/shared/ui/loader';
import { Notice } from '@kadam/shared/ui/notice';
import type { ProfileResumeProps } from './profile-resume-file';

const load = onDemand(() => import(/* webpackChunkName: "profile-resume" */ './profile-resume-file'));

/** The resume on file, as a part of the job profile; its code comes after the form. */
export function ProfileResume(props: ProfileResumeProps) {
  const file = useOnDemand(load);
  if (file.status === 'ready') return <file.code.default {...props} />;
  if (file.status === 'failed')
    return (
      <Notice
        tone="danger"
        title="Your resume on file could not be loaded."
        action={
          <Button variant="secondary" onClick={file.retry}>
            Retry
          </Button>
        }
      />
    );
  return <Loader title="Looking for your resume on file" />;
}
