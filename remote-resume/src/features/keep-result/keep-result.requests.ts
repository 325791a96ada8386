import {
  saveResumeSkills,
  type SaveResumeSkillsBody,
  savedResumeSkillsResponse,
} from '@kadam/shared/contract/resume-skills';
import { ApiError, call, serverMessage } from '@kadam/shared/http';

const FAILED_MESSAGE = 'Nothing was kept. Please try again.';

export type Keeping =
  | { readonly status: 'kept'; readonly count: number }
  | { readonly status: 'refused'; readonly message: string; readonly isSessionOver: boolean };

export async function sendKept(body: SaveResumeSkillsBody): Promise<Keeping> {
  try {
    const answer = savedResumeSkillsResponse.safeParse(await call(saveResumeSkills, { body }));
    if (answer.success) return { status: 'kept', count: answer.data.data.kept.skills.length };
    return { status: 'refused', message: FAILED_MESSAGE, isSessionOver: false };
  } catch (error) {
    if (!(error instanceof ApiError)) return { status: 'refused', message: FAILED_MESSAGE, isSessionOver: false };
    const message = error.isNetworkError ? error.message : (serverMessage(error.body) ?? FAILED_MESSAGE);
    return { status: 'refused', message, isSessionOver: error.status === 401 };
  }
}
