import { useState } from 'react';
import type { Job } from '../../lib/job-posting';
import { Letter, Picture } from './job-card.styles';

interface CompanyLogoProps {
  readonly job: Pick<Job, 'companyName' | 'jobName' | 'logoUrl' | 'image'>;
  /** In CSS px. */
  readonly size: 48 | 72;
}

/** The company's logo, else the posting's image, else a letter. Decorative. */
export function CompanyLogo({ job, size }: CompanyLogoProps) {
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
      src={address}
      alt=""
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
