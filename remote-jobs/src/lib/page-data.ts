import { PAGE_DATA_ID } from '@kadam/shared/contract/page-data';
import { type CompanyPage, toCompanyPage } from './company-page';
import { isRecord, toJob, type Job } from './job-posting';

/** The job embedded in the document, if its id matches. */
export function jobOfDocument(jobId: string): Job | undefined {
  const data = dataOfDocument();
  const job = isRecord(data) ? toJob(data.jobPosting) : undefined;
  return job?.id === jobId ? job : undefined;
}

/** The company embedded in the document, if its slug matches. */
export function companyOfDocument(slug: string): CompanyPage | undefined {
  const company = toCompanyPage(dataOfDocument());
  return company?.slug === slug ? company : undefined;
}

const dataOfDocument = (): unknown => parsed(document.getElementById(PAGE_DATA_ID)?.textContent);

function parsed(text: string | null | undefined): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
