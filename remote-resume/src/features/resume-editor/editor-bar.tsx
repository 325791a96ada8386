import { ArrowLeft, Copy, Download, ZoomIn, ZoomOut } from 'lucide-react';
import { useLocation, useNavigate } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { IconButton } from '@kadam/shared/ui/icon-button';
import { atsScorePath } from '../../paths';
import { Actions, Bar, PageCount, Title, Unkept, ZoomButton } from './resume-editor.styles';

interface EditorBarProps {
  readonly pages: number;
  readonly isKept: boolean;
  /** Absent where the sheet has its real size anyway. */
  readonly zoom?: { readonly isRealSize: boolean; readonly onToggle: () => void };
  readonly onCopy: () => void;
  readonly onDownload: () => void;
}

export function EditorBar({ pages, isKept, zoom, onCopy, onDownload }: EditorBarProps) {
  const goBack = useGoBack();
  return (
    <Bar>
      <IconButton label="Back" onClick={goBack}>
        <ArrowLeft size="1.25em" aria-hidden />
      </IconButton>
      <Title>Resume Editor</Title>
      <PageCount role="status">{pages === 1 ? '1 page' : `${pages} pages`}</PageCount>
      {zoom && (
        <ZoomButton label="Full size" aria-pressed={zoom.isRealSize} onClick={zoom.onToggle}>
          {zoom.isRealSize ? <ZoomOut size="1.25em" aria-hidden /> : <ZoomIn size="1.25em" aria-hidden />}
        </ZoomButton>
      )}
      {!isKept && <Unkept role="alert">This browser does not keep your text. Download it before you leave.</Unkept>}
      <Actions>
        <Button variant="secondary" size="sm" onClick={onCopy}>
          <Copy size="1.2em" aria-hidden /> Copy Text
        </Button>
        <Button size="sm" onClick={onDownload}>
          <Download size="1.2em" aria-hidden /> Download TXT
        </Button>
      </Actions>
    </Bar>
  );
}

/** To where the visitor came from; to the resume check for who opened the editor by its address. */
function useGoBack(): () => void {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  return () => void (isFirst ? navigate(atsScorePath) : navigate(-1));
}
