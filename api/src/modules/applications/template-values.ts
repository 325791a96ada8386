import { type ApplicationStatus, STATUS_LABELS } from '@kadam/shared/contract/applications';
import type { TemplateValues } from '@kadam/shared/contract/message-templates';
import { isRepeatable } from '../../mail';

interface About {
  readonly firstName: string;
  readonly jobName: string;
  readonly companyName: string;
}

/** Values of template variables in a mail about an application. */
export const templateValues = (
  { firstName, jobName, companyName }: About,
  { status, publicUrl }: { readonly status: ApplicationStatus; readonly publicUrl: string },
): TemplateValues => ({
  name: isRepeatable(firstName) ? firstName : NO_NAME,
  job: jobName,
  company: companyName,
  status: STATUS_LABELS[status],
  link: `${publicUrl}/myjobs`,
});

/** Suits "Hello {{name}}," and "Dear {{name}},". */
const NO_NAME = 'applicant';
