import type { AtsResult } from '../../../lib/ats-result';
import { isUnsure } from '../../../lib/found-fields';
import { FieldTable } from './field-table';
import { PagesAsSeen } from './pages-as-seen';
import { ReadPane } from './read-pane';
import { Columns, Frame } from './robot-view.styles';

interface RobotViewProps {
  readonly result: AtsResult;
  /** Missing after a reload; a PDF is rendered from it. */
  readonly file?: File | undefined;
}

/** The extracted text beside the rendered page, and every parsed field. */
export function RobotView({ result: { reading, fields }, file }: RobotViewProps) {
  const pdf = file && /\.pdf$/i.test(file.name) ? file : undefined;
  const hasFields = fields.length > 0;
  return (
    <Frame aria-labelledby="robot-view">
      <h2 id="robot-view">What the robot sees</h2>
      <p data-print="no">
        The lines as a machine reads them, in its order. What it took as a field is marked
        {fields.some(isUnsure) && '; where it was not sure, it says "check this"'}.
      </p>
      <Columns $isPaired={pdf !== undefined || hasFields}>
        <ReadPane reading={reading} fields={fields} />
        {pdf ? (
          <PagesAsSeen file={pdf} fields={fields} reading={reading} />
        ) : (
          hasFields && <FieldTable fields={fields} isOpen />
        )}
      </Columns>
      {pdf && hasFields && <FieldTable fields={fields} />}
    </Frame>
  );
}
