import type { ResumeDocument } from '@kadam/resume-engine/resume-document';
import { withTemplate } from '../../lib/resume-edits';
import { TEMPLATES, type Template } from './resume-sheet.styles';
import { Select } from './resume-editor.styles';
import type { ResumeStore } from './resume-store';

const NAMES: Readonly<Record<Template, string>> = { classic: 'Classic', modern: 'Modern', compact: 'Compact' };

interface TemplateFieldProps {
  readonly document: ResumeDocument;
  readonly store: ResumeStore;
}

/** How the resume is set; nothing of its text changes with it. */
export function TemplateField({ document, store }: TemplateFieldProps) {
  return (
    <Select
      aria-label="Template"
      value={document.meta?.kadam?.template ?? 'classic'}
      onChange={({ target }) => store.edit((now) => ({ document: withTemplate(now, target.value) }))}
    >
      {TEMPLATES.map((template) => (
        <option key={template} value={template}>
          {NAMES[template]}
        </option>
      ))}
    </Select>
  );
}
