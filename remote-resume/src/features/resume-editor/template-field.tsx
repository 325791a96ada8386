import { withTemplate } from '../../lib/resume-edits';
import { TEMPLATES, type Template } from './resume-sheet.styles';
import { Select } from './resume-editor.styles';
import type { ResumeStore } from './resume-store';
import { useEditHistory } from './use-edit-history';

const NAMES: Readonly<Record<Template, string>> = { classic: 'Classic', modern: 'Modern', compact: 'Compact' };

export function TemplateField({ store }: { readonly store: ResumeStore }) {
  const template = useEditHistory(store, ({ document }) => document.meta?.kadam?.template ?? 'classic');
  return (
    <Select
      aria-label="Template"
      value={template}
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
