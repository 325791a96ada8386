import { OfficeFrame } from '../features/access/office-frame';
import { FiguresView } from '../features/figures/figures-view';
import { CONSULTANCY_ROLES } from '../lib/roles';

export default function FiguresPage() {
  return (
    <OfficeFrame title="Figures" roles={CONSULTANCY_ROLES}>
      {() => <FiguresView />}
    </OfficeFrame>
  );
}
