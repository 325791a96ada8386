import { namedSkills } from '@kadam/resume-engine/skills';
import type { JobFit } from '@kadam/shared/contract/job-fit';
import type { JobPosting } from '@kadam/shared/contract/jobs';
import type { SaveResumeSkillsBody, ResumeSkills } from '@kadam/shared/contract/resume-skills';
import { fieldError } from '../../errors';
import type { JobsService } from '../jobs';
import type { LearningService, Teaching } from '../learning';
import type { MembersService } from '../members';
import { skillKey, skillsOf } from '../resume';
import type { ResumeFilesService } from '../resume-files';
import { fitPoints } from './fit-points';
import type { ResumeSkillsRepository, StoredResume } from './resume-skills.repository';
import { lineOf } from './skill-match';

interface JobFitParts {
  readonly resumes: ResumeSkillsRepository;
  readonly jobs: Pick<JobsService, 'posting'>;
  readonly learning: Pick<LearningService, 'teachings'>;
  readonly members: Pick<MembersService, 'profile'>;
  readonly resumeFiles: Pick<ResumeFilesService, 'skillsOnFile'>;
  readonly clock: () => Date;
}

type ComparedResume = Pick<StoredResume, 'fileName' | 'skills'>;

export type JobFitService = ReturnType<typeof createJobFitService>;

export function createJobFitService({ resumes, jobs, learning, members, resumeFiles, clock }: JobFitParts) {
  /** Without skills in the resume there is nothing to compare. */
  async function onFile(memberId: string): Promise<StoredResume | undefined> {
    const file = await resumeFiles.skillsOnFile(memberId);
    return file && file.skills.length > 0 ? file : undefined;
  }

  /** The newer one of the checked resume and the resume in the profile. */
  async function latest(memberId: string): Promise<StoredResume | undefined> {
    const [saved, file] = [await resumes.find(memberId), await onFile(memberId)];
    return saved && file ? (saved.keptAt > file.keptAt ? saved : file) : (saved ?? file);
  }

  async function compared(posting: JobPosting, { skills: own }: ComparedResume): Promise<JobFit['skills']> {
    const required = [...new Map(requiredSkills(posting).map((skill) => [skillKey(skill), skill])).values()];
    const lines = new Map(required.map((skill) => [skill, lineOf(skill, own)]));
    const missing = required.filter((skill) => lines.get(skill) === undefined);
    const teachings = await learning.teachings(missing);
    return required.map((skill) => ({
      skill,
      line: lines.get(skill) ?? null,
      course: courseOf(teachings.get(skill)),
    }));
  }

  async function fitOf(memberId: string, postingId: string, resume: ComparedResume | undefined): Promise<JobFit> {
    const posting = await jobs.posting(postingId);
    const profile = await members.profile(memberId);
    const hasProfile = profile.jobseekerName !== undefined;
    return {
      hasProfile,
      hasResume: resume !== undefined,
      ...(resume && { resumeName: resume.fileName }),
      skills: resume ? await compared(posting, resume) : [],
      points: hasProfile ? fitPoints(posting, profile) : [],
    };
  }

  return {
    /** With the latest resume of the member. */
    fit: async (memberId: string, postingId: string): Promise<JobFit> =>
      fitOf(memberId, postingId, await latest(memberId)),

    /** With the skills of this resume. */
    fitOf,

    async resumes(memberId: string): Promise<Record<'kept' | 'onFile', ResumeSkills | null>> {
      const [saved, file] = [await resumes.find(memberId), await onFile(memberId)];
      return { kept: saved ? toResume(saved) : null, onFile: file ? toResume(file) : null };
    },

    async save(memberId: string, { fileName, skills, lines }: SaveResumeSkillsBody): Promise<ResumeSkills> {
      const saved = { fileName, skills: skillsOf({ skills, lines }), keptAt: clock() };
      if (saved.skills.length === 0)
        throw fieldError(
          'UNREADABLE_FILE',
          'skills',
          'No skill was found in this resume, so there is nothing to save.',
        );
      await resumes.save(memberId, saved);
      return toResume(saved);
    },

    forget: (memberId: string): Promise<void> => resumes.forget(memberId),
  };
}

/** The skills that a posting lists; if it lists none, those that its requirements name. */
const requiredSkills = ({ skills, requirements }: JobPosting): readonly string[] =>
  skills.length > 0 ? skills : requirements.flatMap((line) => namedSkills(line).map(({ entry }) => entry.name));

const courseOf = (teaching: Teaching | undefined): JobFit['skills'][number]['course'] =>
  teaching ? { id: teaching.course.id, name: teaching.course.name, line: teaching.line } : null;

const toResume = ({ fileName, skills, keptAt }: StoredResume): ResumeSkills => ({
  fileName,
  skills,
  keptAt: keptAt.toISOString(),
});
