import { sendPending } from '../features/apply/pending-application';
import { ProfileResume } from '../features/apply/profile-resume';
import { PendingApplicationNotice } from '../features/apply/pending-application-notice';
import { JobProfile } from '../features/job-profile/job-profile';
import { Intro, NarrowPage } from './page.styles';

export default function JobProfilePage() {
  return (
    <NarrowPage>
      <Intro>
        <h1 tabIndex={-1}>Create Your Job Profile</h1>
        <p>Tell us once; every application you send carries it. Only your name and email are required.</p>
      </Intro>
      <JobProfile
        waiting={<PendingApplicationNotice />}
        onSaved={sendPending}
        renderResumeFile={(onSessionOver) => <ProfileResume onSessionOver={onSessionOver} />}
      />
    </NarrowPage>
  );
}
