import { useRef, type ChangeEvent } from 'react';
import { Braces, Copy, Download, Files, FilePlus2, FileSearch, FileText, FolderOpen, Plus } from 'lucide-react';
import { allSections, sectionsOf, titleOf, type ResumeDocument } from '@kadam/resume-engine/resume-document';
import { RESUME_SUFFIXES } from '@kadam/shared/contract/resume';
import { Menu, MenuItem } from '@kadam/shared/ui/menu';
import { VisuallyHidden } from '@kadam/shared/ui/layout';
import { shownSection, withCustomSection } from '../../lib/resume-edits';
import { useInMenu } from './editor-bar';
import type { ResumeStore } from './resume-store';
import type { Export } from './use-export';
import { useEditHistory } from './use-edit-history';

interface MoreActionsProps {
  readonly store: ResumeStore;
  readonly onCheckPdf: () => void;
  readonly onStartOver: () => void;
  readonly onListResumes: () => void;
  readonly onImport: (file: File) => void;
  readonly exporting: Pick<Export, 'copy' | 'downloadText' | 'downloadWord' | 'downloadJson'>;
}

const ACCEPTED = [...RESUME_SUFFIXES, '.json'].join(',');

/** Rare actions: import, other file formats, hidden sections; and those the bar has no room for. */
export function MoreActions({ store, onCheckPdf, onImport, ...rest }: MoreActionsProps) {
  const { onStartOver, onListResumes, exporting } = rest;
  const inMenu = useInMenu();
  const input = useRef<HTMLInputElement>(null);
  const hidden = useEditHistory(store, ({ document }) => JSON.stringify(hiddenSections(document)));
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
        {inMenu.hasText && (
          <>
            <MenuItem icon={<Copy size="1.2em" aria-hidden />} onSelect={() => void exporting.copy()}>
              Copy Text
            </MenuItem>
            <MenuItem icon={<Download size="1.2em" aria-hidden />} onSelect={exporting.downloadText}>
              Download TXT
            </MenuItem>
          </>
        )}
        {inMenu.hasCheck && (
          <MenuItem icon={<FileSearch size="1.2em" aria-hidden />} onSelect={onCheckPdf}>
            Check my PDF
          </MenuItem>
        )}
        <MenuItem icon={<Files size="1.2em" aria-hidden />} onSelect={onListResumes}>
          My resumes
        </MenuItem>
        <MenuItem icon={<FolderOpen size="1.2em" aria-hidden />} onSelect={() => input.current?.click()}>
          Import PDF, Word or JSON Resume
        </MenuItem>
        <MenuItem icon={<FilePlus2 size="1.2em" aria-hidden />} onSelect={onStartOver}>
          Start with an empty page
        </MenuItem>
        <MenuItem icon={<FileText size="1.2em" aria-hidden />} onSelect={() => void exporting.downloadWord()}>
          Download Word
        </MenuItem>
        <MenuItem icon={<Braces size="1.2em" aria-hidden />} onSelect={exporting.downloadJson}>
          Download JSON Resume
        </MenuItem>
        {(JSON.parse(hidden) as ReturnType<typeof hiddenSections>).map(({ id, title }) => (
          <MenuItem
            key={id}
            icon={<Plus size="1.2em" aria-hidden />}
            onSelect={() => store.edit((now) => ({ document: shownSection(now, id) }))}
          >
            Add section {title}
          </MenuItem>
        ))}
        <MenuItem icon={<Plus size="1.2em" aria-hidden />} onSelect={() => store.edit(withCustomSection)}>
          Add a section of your own
        </MenuItem>
      </Menu>
    </>
  );
}

function hiddenSections(document: ResumeDocument) {
  const shown = sectionsOf(document);
  return allSections(document)
    .filter((id) => !shown.includes(id))
    .map((id) => {
      const { text, placeholder } = titleOf(document, id);
      return { id, title: text || placeholder };
    });
}
