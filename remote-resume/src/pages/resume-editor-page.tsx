import { ResumeEditor } from '../features/resume-editor/resume-editor';

export default function ResumeEditorPage() {
  return <ResumeEditor />;
}
