import { useState } from 'react';
import { Button } from '@kadam/shared/ui/button';
import type { AtsResult } from '../../../lib/ats-result';
import { isUnsure } from '../../../lib/found-fields';
import { FieldTable } from './field-table';
import { PagesAsSeen } from './pages-as-seen';
import { ReadLines } from './read-lines';
import { Columns, Frame, Nothing, Pane } from './robot-view.styles';

interface RobotViewProps {
  readonly result: AtsResult;
  /** The file itself, as long as this visit lasts; a PDF is drawn from it. */
  readonly file?: File | undefined;
}

/** What a machine reads, beside the page as a person sees it, and every field it took from it. */
export function RobotView({ result: { reading, fields }, file }: RobotViewProps) {
  const [isAll, setAll] = useState(false);
  const pdf = file && /\.pdf$/i.test(file.name) ? file : undefined;
  const shown = isAll ? reading : reading.slice(0, FIRST_LINES);
  return (
    <Frame aria-labelledby="robot-view">
      <h2 id="robot-view">What the robot sees</h2>
      <p>
        The lines as a machine reads them, in its order. What it took as a field is marked
        {fields.some(isUnsure) && '; where it was not sure, it says "check this"'}.
      </p>
      <Columns $isPaired={pdf !== undefined}>
        {reading.length === 0 ? (
          <Nothing>
            <strong>Nothing.</strong> There is no text in this file that a machine can read: it is most likely a picture
            of a page. Save the resume from the program you wrote it in as PDF or DOCX.
          </Nothing>
        ) : (
          <Pane>
            <ReadLines reading={shown} fields={fields} />
            {shown.length < reading.length && (
              <Button variant="secondary" size="sm" onClick={() => setAll(true)}>
                Show all {reading.length} lines
              </Button>
            )}
          </Pane>
        )}
        {pdf && <PagesAsSeen file={pdf} fields={fields} reading={reading} />}
      </Columns>
      {fields.length > 0 && <FieldTable fields={fields} />}
    </Frame>
  );
}

const FIRST_LINES = 40;
