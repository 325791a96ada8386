import type { RefObject } from 'react';
import { CONTACT_FIELDS, SECTIONS, type FieldId, type ResumeDraft } from '../../lib/resume-draft';
import { EditableText } from './editable-text';
import { Content, ContactHeader, Sheet, SheetSection } from './resume-sheet.styles';

interface ResumeSheetProps {
  readonly draft: ResumeDraft;
  readonly pages: number;
  readonly content: RefObject<HTMLDivElement | null>;
  readonly onWrite: (field: FieldId, text: string) => void;
}

/** The A4 page, edited in place. */
export function ResumeSheet({ draft, pages, content, onWrite }: ResumeSheetProps) {
  return (
    <Sheet $pages={pages}>
      <Content ref={content}>
        <ContactHeader aria-label="Contact">
          {CONTACT_FIELDS.map(({ id, label, placeholder }) => (
            <EditableText
              key={id}
              label={label}
              placeholder={placeholder}
              value={draft[id]}
              isMultiline={false}
              onChange={(text) => onWrite(id, text)}
            />
          ))}
        </ContactHeader>
        {SECTIONS.map(({ id, label, placeholder }) => (
          <SheetSection key={id}>
            <h2>{label}</h2>
            <EditableText
              label={label}
              placeholder={placeholder}
              value={draft[id]}
              isMultiline
              onChange={(text) => onWrite(id, text)}
            />
          </SheetSection>
        ))}
      </Content>
    </Sheet>
  );
}
