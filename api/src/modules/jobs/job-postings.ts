import { imageAddress } from '@kadam/shared/contract/image-addresses';
import type { EmploymentType, ExperienceLevel, JobPosting, JobType } from '@kadam/shared/contract/jobs';

/** The fields of a posting, in the columns of job_postings. */
export interface PostingColumns {
  job_name: string;
  company_name: string;
  location: string;
  employment_type: EmploymentType;
  job_type: JobType;
  experience_level: ExperienceLevel;
  description: string;
  skills: string[];
  ctc: number | null;
  ectc: number | null;
  notice_period: number | null;
  working_days: string | null;
  is_active: boolean;
  responsibilities: string[];
  requirements: string[];
  logo_url: string | null;
  image: string | null;
}

/** A row of job_postings as returned by the driver, with the logo of its employer. */
export interface PostingRow extends PostingColumns {
  id: string;
  created_at: Date;
  employer_logo: string | null;
}

/** Columns of `PostingRow`. */
export const POSTING_ROW =
  'job_postings.*, (select logo_id from employers where id = job_postings.employer_id) as employer_logo';

export const toJobPosting = (row: PostingRow): JobPosting => ({
  id: row.id,
  jobName: row.job_name,
  companyName: row.company_name,
  location: row.location,
  employmentType: row.employment_type,
  jobType: row.job_type,
  experienceLevel: row.experience_level,
  description: row.description,
  skills: row.skills,
  ctc: row.ctc,
  eCTC: row.ectc,
  noticePeriod: row.notice_period,
  workingDays: row.working_days,
  isActive: row.is_active,
  responsibilities: row.responsibilities,
  requirements: row.requirements,
  logoUrl: row.employer_logo === null ? row.logo_url : imageAddress(row.employer_logo),
  image: row.image,
  createdAt: row.created_at.toISOString(),
});
