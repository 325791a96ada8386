import type { AtsResult } from '../../../lib/ats-result';
import { fieldLabel, isUnsure, stretchesOf } from '../../../lib/found-fields';
import { CheckThis, Line, Lines, Mark, Section, Tag } from './read-lines.styles';

/** The lines with their sections, and the parsed fields highlighted. */
export function ReadLines({ reading, fields }: Pick<AtsResult, 'reading' | 'fields'>) {
  return (
    <Lines>
      {reading.map(({ page, line, text, section }, index) => (
        <Line key={`${page} ${line}`} $isFirst={section !== reading[index - 1]?.section}>
          <Section>{section !== reading[index - 1]?.section && section}</Section>
          <span>
            {stretchesOf(text, fields, { page, line }).map(({ text: stretch, field }, position) =>
              field ? (
                <Mark key={position} $isUnsure={isUnsure(field)} title={field.value}>
                  {stretch} <Tag>{fieldLabel(field.path)}</Tag>
                  {isUnsure(field) && <CheckThis> check this</CheckThis>}
                </Mark>
              ) : (
                stretch
              ),
            )}
          </span>
        </Line>
      ))}
    </Lines>
  );
}
