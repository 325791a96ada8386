import { useLocation, useNavigate } from '@kadam/shared/router';
import { recordOf } from '../../lib/json-values';
import { resumeEditorPath } from '../../paths';

/** Goes back to the editor; undefined if the visitor came from elsewhere. */
export function useBackToEditor(): (() => void) | undefined {
  const navigate = useNavigate();
  const isFromEditor = recordOf(useLocation().state as unknown).isFromEditor === true;
  return isFromEditor ? () => void navigate(resumeEditorPath) : undefined;
}
