import { useState } from 'react';
import { imageSources } from '@kadam/shared/contract/image-addresses';
import type { Job } from '../../lib/job-posting';
import { Letter, Picture } from './job-card.styles';

interface CompanyLogoProps {
  readonly job: Pick<Job, 'companyName' | 'jobName' | 'logoUrl' | 'image'>;
  /** In CSS px. */
  readonly size: 48 | 72;
  /** Without it the logo is decorative, beside the name. */
  readonly alt?: string;
}

/** The company's logo, else the posting's image, else a letter. */
export function CompanyLogo({ job, size, alt = '' }: CompanyLogoProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const address = [job.logoUrl, job.image].find((one) => one !== null && !failed.includes(one));
  if (!address) {
    return (
      <Letter aria-hidden="true" $size={size} $shade={shadeOf(job.companyName)}>
        {letterOf(job.companyName || job.jobName)}
      </Letter>
    );
  }
  return (
    <Picture
      {...imageSources(address)}
      alt={alt}
      width={size}
      height={size}
      loading="lazy"
      onError={() => setFailed([...failed, address])}
    />
  );
}

const letterOf = (name: string) => (Array.from(name)[0] ?? '•').toUpperCase();

// A stable shade per company.
const shadeOf = (name: string) => Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 3;
