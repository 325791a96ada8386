import { Button } from '@kadam/shared/ui/button';
import { Notice } from '@kadam/shared/ui/notice';

interface LoadFailedProps {
  readonly title: string;
  readonly message: string;
  readonly retry: () => void;
}

/** Stands where loaded data would be: what failed, and the way out. */
export function LoadFailed({ title, message, retry }: LoadFailedProps) {
  const handleRetry = () => {
    retry();
    // The button goes away, and focus would be lost with it.
    const heading = document.querySelector<HTMLElement>('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  return (
    <Notice tone="danger" title={title} action={<Button onClick={handleRetry}>Retry</Button>}>
      {message}
    </Notice>
  );
}
