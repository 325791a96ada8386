import { OPERATIONS_ROLES } from '@kadam/shared/contract/endpoint';
import { OfficeFrame } from '../features/access/office-frame';
import { OperationsView } from '../features/operations/operations-view';

export default function OperationsPage() {
  return (
    <OfficeFrame title="Operations" roles={OPERATIONS_ROLES}>
      {() => <OperationsView />}
    </OfficeFrame>
  );
}
