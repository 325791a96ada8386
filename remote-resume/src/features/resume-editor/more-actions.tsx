import { useRef, type ChangeEvent } from 'react';
import { Braces, FilePlus2, FileSearch, FileText, FolderOpen, Plus } from 'lucide-react';
import { EMPTY_RESUME, SECTIONS, sectionsOf } from '@kadam/resume-engine/resume-document';
import { RESUME_SUFFIXES } from '@kadam/shared/contract/resume';
import { Menu, MenuItem } from '@kadam/shared/ui/menu';
import { VisuallyHidden } from '@kadam/shared/ui/layout';
import { shownSection } from '../../lib/resume-edits';
import type { ResumeStore } from './resume-store';
import { useEditHistory } from './use-edit-history';

interface MoreActionsProps {
  readonly store: ResumeStore;
  readonly onCheckPdf: (() => void) | undefined;
  readonly onImport: (file: File) => void;
  readonly onDownloadWord: () => void;
  readonly onDownloadJson: () => void;
}

const ACCEPTED = [...RESUME_SUFFIXES, '.json'].join(',');

/** Rare actions: import, other file formats, hidden sections. */
export function MoreActions({ store, onCheckPdf, onImport, onDownloadWord, onDownloadJson }: MoreActionsProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useEditHistory(store, ({ document }) => sectionsOf(document).join()).split(',');
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onImport(file);
    // Otherwise choosing the same file again fires no event.
    target.value = '';
  };
  return (
    <>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          aria-label="Resume to import"
          tabIndex={-1}
          onChange={handleChange}
        />
      </VisuallyHidden>
      <Menu label="More" trigger="More">
        {onCheckPdf && (
          <MenuItem icon={<FileSearch size="1.2em" aria-hidden />} onSelect={onCheckPdf}>
            Check my PDF
          </MenuItem>
        )}
        <MenuItem icon={<FolderOpen size="1.2em" aria-hidden />} onSelect={() => input.current?.click()}>
          Import PDF, Word or JSON Resume
        </MenuItem>
        <MenuItem
          icon={<FilePlus2 size="1.2em" aria-hidden />}
          onSelect={() => store.edit(() => ({ document: EMPTY_RESUME }))}
        >
          Start with an empty page
        </MenuItem>
        <MenuItem icon={<FileText size="1.2em" aria-hidden />} onSelect={onDownloadWord}>
          Download Word
        </MenuItem>
        <MenuItem icon={<Braces size="1.2em" aria-hidden />} onSelect={onDownloadJson}>
          Download JSON Resume
        </MenuItem>
        {SECTIONS.filter(({ id }) => !shown.includes(id)).map(({ id, heading }) => (
          <MenuItem
            key={id}
            icon={<Plus size="1.2em" aria-hidden />}
            onSelect={() => store.edit((now) => ({ document: shownSection(now, id) }))}
          >
            Add section {heading}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
