import { Link } from '@kadam/shared/router';
import type { Job } from '../../lib/job-posting';
import { salaryText } from '../../lib/salary';
import { companyHref, jobHref, jobsOfCompanyHref } from '../../paths';
import { Facts, Jobs } from './company.styles';
import { useCompany } from './use-company';

/** Facts about a company from its postings; nothing while they are missing. */
export function CompanyFacts({ job }: { readonly job: Job }) {
  const company = useCompany(job.id);
  if (!company) return null;
  const { slug, openJobs, locations, skills, otherJobs } = company;
  const rows = [
    ['Open jobs', openJobs > 0 ? String(openJobs) : ''],
    ['Hires in', locations.join('; ')],
    ['Often asks for', skills.join(', ')],
  ].filter(([, value]) => value !== '');
  return (
    <>
      <Facts>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      {(otherJobs.length > 0 || slug !== '') && (
        <Jobs data-print="no">
          {otherJobs.length > 0 && <h3>Other open jobs</h3>}
          <ul>
            {otherJobs.map((other) => (
              <li key={other.id}>
                <Link to={jobHref(other.id)} state={{ job: other }}>
                  {other.jobName}
                </Link>
                <span>{[other.location, other.ctc !== null && salaryText(other.ctc)].filter(Boolean).join(' • ')}</span>
              </li>
            ))}
          </ul>
          {slug === '' ? (
            <Link to={jobsOfCompanyHref(job.companyName)}>Search all jobs of {job.companyName}</Link>
          ) : (
            <Link to={companyHref(slug)}>About {job.companyName} and all its jobs</Link>
          )}
        </Jobs>
      )}
    </>
  );
}
