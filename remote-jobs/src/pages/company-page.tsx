import { useParams } from '@kadam/shared/router';
import { CompanyView } from '../features/company-page/company-view';
import { CompanyLogo } from '../features/job-view/company-logo';
import { JobList } from '../features/job-view/job-list';
import { JobListSkeleton } from '../features/job-view/job-list-skeleton';
import { SaveButton } from '../features/saved-jobs/save-button';
import { SavedJobsSync } from '../features/saved-jobs/saved-jobs-sync';
import type { CompanyPage as Company } from '../lib/company-page';
import type { Job } from '../lib/job-posting';
import { Page } from './page.styles';

const PENDING = 3;
const renderHeart = (job: Job) => <SaveButton job={job} look="heart" />;
const logoOf = ({ name, logoUrl }: Company) => ({ companyName: name, jobName: name, logoUrl, image: null });

export default function CompanyPage() {
  const { slug = '' } = useParams();
  return (
    <Page>
      <CompanyView
        key={slug}
        slug={slug}
        renderLogo={(company) => <CompanyLogo job={logoOf(company)} size={72} alt={company.logoAlt} />}
        renderJobs={(jobs) => <JobList jobs={jobs} heading="h3" renderCorner={renderHeart} />}
        renderPending={() => <JobListSkeleton count={PENDING} />}
      />
      <SavedJobsSync />
    </Page>
  );
}
