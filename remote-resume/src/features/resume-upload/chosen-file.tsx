import { FileText, X } from 'lucide-react';
import { Link } from '@kadam/shared/router';
import { IconButton } from '@kadam/shared/ui/icon-button';
import { SmallText } from '@kadam/shared/ui/small-text';
import { fileSizeText } from '../../lib/resume-file';
import { resumeEditorPath } from '../../paths';
import { FileCard, FileName, NextStep } from './resume-upload.styles';

interface ChosenFileProps {
  readonly file: File;
  readonly onRemove: () => void;
}

export function ChosenFile({ file, onRemove }: ChosenFileProps) {
  return (
    <>
      <FileCard role="status">
        <FileText size="1.75em" aria-hidden />
        <div>
          <FileName>{file.name}</FileName>
          <SmallText>{fileSizeText(file.size)}</SmallText>
        </div>
        <IconButton label={`Remove ${file.name}`} onClick={onRemove}>
          <X size="1.25em" aria-hidden />
        </IconButton>
      </FileCard>
      <NextStep>
        Your file is sent only when you press Analyze Resume, and not kept afterwards.{' '}
        <Link to={resumeEditorPath}>Open the resume editor</Link>
      </NextStep>
    </>
  );
}
