import type { AtsResult } from '../../../lib/ats-result';
import { isUnsure } from '../../../lib/found-fields';
import { FieldTable } from './field-table';
import { PagesAsSeen } from './pages-as-seen';
import { ReadPane } from './read-pane';
import { Columns, Frame } from './robot-view.styles';

interface RobotViewProps {
  readonly result: AtsResult;
  /** The file itself, as long as this visit lasts; a PDF is drawn from it. */
  readonly file?: File | undefined;
}

/** What a machine reads, beside the page as a person sees it, and every field it took from it. */
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
