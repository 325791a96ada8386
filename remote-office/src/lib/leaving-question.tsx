import { useEffect, useState } from 'react';
import { useNavigate } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Stack } from '@kadam/shared/ui/layout';

/** Asks before a link, a reload or closing the tab discards input. */
export function LeavingQuestion({ isDirty }: { readonly isDirty: boolean }) {
  const [href, setHref] = useState<string>();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDirty) return undefined;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const handleClick = (event: MouseEvent) => {
      const path = pathOfClick(event);
      if (path === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setHref(path);
    };
    window.addEventListener('beforeunload', handleUnload);
    // In the capture phase, before the router, which handles clicks at the root of the page.
    document.addEventListener('click', handleClick, true);
    return () => {
      window.removeEventListener('beforeunload', handleUnload);
      document.removeEventListener('click', handleClick, true);
    };
  }, [isDirty]);
  if (href === undefined) return null;
  return (
    <Dialog
      isOpen
      title="Leave without saving?"
      subtitle="What you have changed here would be lost."
      onClose={() => setHref(undefined)}
    >
      <Stack gap={1.5}>
        <Button onClick={() => setHref(undefined)}>Stay and save</Button>
        <Button variant="danger" onClick={() => void navigate(href)}>
          Leave and discard
        </Button>
      </Stack>
    </Dialog>
  );
}

/** The URL that a plain click on a link of this site leads to; undefined for other clicks. */
function pathOfClick({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | undefined {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return undefined;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target === '_blank' || link.origin !== window.location.origin) return undefined;
  return link.pathname + link.search + link.hash;
}
