import { useLocation, useNavigate } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { ArrowLeft } from 'lucide-react';
import { paths } from '../../paths';

/** Back to where the person came from; to the job search when the page was opened directly. */
export function BackButton() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const handleClick = () => void (key === 'default' ? navigate(paths.jobs) : navigate(-1));
  return (
    <Button variant="quiet" size="sm" onClick={handleClick} data-print="no">
      <ArrowLeft aria-hidden size={18} /> Back
    </Button>
  );
}
