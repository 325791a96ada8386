import type { ResumeFile } from '@kadam/shared/contract/resume-files';
import { isRecord, textOf } from './job-posting';

/** null if there is none, undefined if the response has another shape. */
export function toResumeOnFile(response: unknown): ResumeFile | null | undefined {
  const resume = isRecord(response) && isRecord(response.data) ? response.data.resume : undefined;
  if (resume === null) return null;
  if (!isRecord(resume) || !isRecord(resume.reading) || textOf(resume.id) === '') return undefined;
  const { reading } = resume;
  return {
    id: textOf(resume.id),
    name: textOf(resume.name) || 'resume',
    size: typeof resume.size === 'number' ? resume.size : 0,
    keptAt: textOf(resume.keptAt),
    reading: {
      name: textOf(reading.name),
      email: textOf(reading.email),
      phone: textOf(reading.phone),
      lastJob: textOf(reading.lastJob),
      skills: Array.isArray(reading.skills) ? reading.skills.map(textOf).filter((skill) => skill !== '') : [],
      warning: textOf(reading.warning) || null,
    },
  };
}

/** '1.4 MB', '86 kB'. */
export function fileSize(bytes: number): string {
  const [value, unit] =
    bytes >= 1024 * 1024 ? [bytes / 1024 / 1024, 'megabyte'] : [Math.max(1, bytes / 1024), 'kilobyte'];
  return new Intl.NumberFormat('en-IN', { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 }).format(
    value,
  );
}
