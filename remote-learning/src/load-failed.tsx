import { Button } from '@kadam/shared/ui/button';
import { Notice } from '@kadam/shared/ui/notice';

interface LoadFailedProps {
  readonly title: string;
  readonly message: string;
  readonly retry: () => void;
}

/** Shown in place of data that failed to load. */
export function LoadFailed({ title, message, retry }: LoadFailedProps) {
  const handleRetry = () => {
    retry();
    // The button disappears, so the focus moves to the heading.
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
