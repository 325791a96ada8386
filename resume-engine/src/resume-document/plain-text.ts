import { headerRows, outlineOf, type OutlineRow } from './outline';
import type { ResumeDocument } from './resume-document';

/** The printed form of a row: its fields with their separators, without empty ones. */
export function rowText({ lead, fields }: Pick<OutlineRow, 'lead' | 'fields'>): string {
  const written = fields
    .map(({ text, before }) => ({ text: text.trim(), before }))
    .filter(({ text }) => text !== '')
    .reduce((all, { text, before }) => (all === '' ? text : `${all}${before || ' '}${text}`), '');
  const name = lead?.text.trim();
  return name && written ? `${name}: ${written}` : written;
}

/** Whether the page has no text. */
export const isBlankResume = (document: ResumeDocument): boolean =>
  [...headerRows(document), ...outlineOf(document).flatMap(rowsOf)].every((row) => rowText(row) === '');

/**
 * The resume as plain text, in reading order, without empty texts. An empty resume is rendered with
 * its placeholders, as the template on the screen.
 */
export function resumeText(document: ResumeDocument): string {
  const shown = isBlankResume(document) ? asTemplate : (row: OutlineRow) => row;
  const header = headerRows(document)
    .map((row) => rowText(shown(row)))
    .filter(Boolean)
    .join('\n');
  const sections = outlineOf(document)
    .map(({ title, entries }) => ({
      heading: title.text,
      text: entries
        .map(({ rows }) =>
          rows
            .map((row) => lineOf(shown(row)))
            .filter(Boolean)
            .join('\n'),
        )
        .filter(Boolean)
        .join('\n\n'),
    }))
    .filter(({ text }) => text !== '')
    .map(({ heading, text }) => (heading ? `${heading}\n${text}` : text));
  return `${[header, ...sections].filter(Boolean).join('\n\n')}\n`;
}

const rowsOf = ({ entries }: ReturnType<typeof outlineOf>[number]) => entries.flatMap(({ rows }) => rows);

const asTemplate = (row: OutlineRow): OutlineRow => ({
  ...row,
  fields: row.fields.map((field) => ({ ...field, text: field.placeholder })),
});

function lineOf(row: OutlineRow): string {
  const text = rowText(row);
  return row.kind === 'bullet' && text ? `- ${text}` : text;
}
