import { OfficeFrame } from '../features/access/office-frame';
import { FiguresView } from '../features/figures/figures-view';

export default function FiguresPage() {
  return <OfficeFrame title="Figures">{() => <FiguresView />}</OfficeFrame>;
}
