import { VisuallyHidden } from '@kadam/shared/ui/layout';
import { salaryInWords, salaryText } from '../../lib/salary';

export function Salary({ lpa }: { readonly lpa: number }) {
  return (
    <strong>
      <span aria-hidden="true">{salaryText(lpa)}</span>
      <VisuallyHidden>{salaryInWords(lpa)}</VisuallyHidden>
    </strong>
  );
}
