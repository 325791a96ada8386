import { useLocation, useNavigate } from '@kadam/shared/router';
import { recordOf } from '../../lib/json-values';
import { resumeEditorPath } from '../../paths';

/** The way back to the editor for who came from there; undefined for everybody else. */
export function useWayBack(): (() => void) | undefined {
  const navigate = useNavigate();
  const isFromEditor = recordOf(useLocation().state as unknown).isFromEditor === true;
  return isFromEditor ? () => void navigate(resumeEditorPath) : undefined;
}
