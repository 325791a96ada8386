import { ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '@kadam/shared/ui/icon-button';
import { Select, Tools } from './resume-editor.styles';
import { ZOOM_STEPS, zoomStep, type SheetView } from './sheet-size';
import type { SheetZoom } from './use-sheet-zoom';

export function ZoomField({ view, scale, choose }: Omit<SheetZoom, 'frame'>) {
  const [smaller, larger] = [zoomStep(scale, -1), zoomStep(scale, 1)];
  return (
    <Tools role="group" aria-label="Zoom">
      {view !== 'column' && (
        <IconButton label="Zoom out" disabled={smaller === undefined} onClick={() => smaller && choose(smaller)}>
          <ZoomOut size="1.25em" aria-hidden />
        </IconButton>
      )}
      <Select aria-label="View" value={view} onChange={({ target }) => choose(viewOf(target.value))}>
        <option value="fit">Fit width{view === 'fit' && ` (${Math.round(scale * 100)}%)`}</option>
        <option value="column">Column</option>
        {ZOOM_STEPS.map((percent) => (
          <option key={percent} value={percent}>
            {percent}%
          </option>
        ))}
      </Select>
      {view !== 'column' && (
        <IconButton label="Zoom in" disabled={larger === undefined} onClick={() => larger && choose(larger)}>
          <ZoomIn size="1.25em" aria-hidden />
        </IconButton>
      )}
    </Tools>
  );
}

const viewOf = (value: string): SheetView => (value === 'fit' || value === 'column' ? value : Number(value));
