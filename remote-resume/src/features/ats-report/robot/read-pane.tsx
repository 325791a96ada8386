import { Button } from '@kadam/shared/ui/button';
import { useState } from 'react';
import type { AtsResult } from '../../../lib/ats-result';
import { fieldLabel, isUnsure, stretchesOf } from '../../../lib/found-fields';
import { CheckThis, Line, Lines, Mark, Section, Tag } from './read-lines.styles';
import { Nothing, Pane } from './robot-view.styles';

const FIRST_LINES = 40;
// Fewer hidden lines than this are shown without a button.
const FEW_MORE = 10;

/** The extracted lines, collapsed for a long resume; or a note that there are none. */
export function ReadPane({ reading, fields }: Pick<AtsResult, 'reading' | 'fields'>) {
  const [isAll, setAll] = useState(reading.length <= FIRST_LINES + FEW_MORE);
  if (reading.length === 0)
    return (
      <Nothing>
        <strong>Nothing.</strong> There is no text in this file that a machine can read: it is most likely a picture of
        a page. Save the resume from the program you wrote it in as PDF or DOCX.
      </Nothing>
    );
  return (
    <Pane data-print="no">
      <ReadLines reading={isAll ? reading : reading.slice(0, FIRST_LINES)} fields={fields} />
      {!isAll && (
        <Button variant="secondary" size="sm" onClick={() => setAll(true)}>
          Show all {reading.length} lines
        </Button>
      )}
    </Pane>
  );
}

/** The lines with their sections, and the parsed fields highlighted. */
function ReadLines({ reading, fields }: Pick<AtsResult, 'reading' | 'fields'>) {
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
