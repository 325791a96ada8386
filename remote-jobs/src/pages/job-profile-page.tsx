import { JobProfile } from '../features/job-profile/job-profile';
import { QueryScope } from '../query-scope';
import { Intro, NarrowPage } from './page.styles';

export default function JobProfilePage() {
  return (
    <QueryScope>
      <NarrowPage>
        <Intro>
          <h1 tabIndex={-1}>Create Your Job Profile</h1>
          <p>Tell us once; every application you send carries it. Only your name and email are required.</p>
        </Intro>
        <JobProfile />
      </NarrowPage>
    </QueryScope>
  );
}
