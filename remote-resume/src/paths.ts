export const atsScorePath = '/ats-score';
export const resumeEditorPath = '/resume-editor';
