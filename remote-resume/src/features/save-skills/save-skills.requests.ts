import {
  saveResumeSkills,
  type SaveResumeSkillsBody,
  savedResumeSkillsResponse,
} from '@kadam/shared/contract/resume-skills';
import { ApiError, call, serverMessage } from '@kadam/shared/http';

const FAILED_MESSAGE = 'Nothing was kept. Please try again.';

export type SaveOutcome =
  | { readonly status: 'saved'; readonly count: number }
  | { readonly status: 'failed'; readonly message: string; readonly isSessionOver: boolean };

export async function sendSkills(body: SaveResumeSkillsBody): Promise<SaveOutcome> {
  try {
    const response = savedResumeSkillsResponse.safeParse(await call(saveResumeSkills, { body }));
    if (response.success) return { status: 'saved', count: response.data.data.kept.skills.length };
    return { status: 'failed', message: FAILED_MESSAGE, isSessionOver: false };
  } catch (error) {
    if (!(error instanceof ApiError)) return { status: 'failed', message: FAILED_MESSAGE, isSessionOver: false };
    const message = error.isNetworkError ? error.message : (serverMessage(error.body) ?? FAILED_MESSAGE);
    return { status: 'failed', message, isSessionOver: error.status === 401 };
  }
}
