import { Loader } from '@kadam/shared/ui/loader';
import { VisuallyHidden } from '@kadam/shared/ui/layout';
import { Delayed, PageArea } from './page-area.styles';

/** Shown while a page's code loads. Has the page's `h1`, and appears only after a delay. */
export function PagePlaceholder({ title }: { readonly title: string }) {
  return (
    <PageArea aria-busy="true">
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <Delayed>
        <Loader title="Loading" />
      </Delayed>
    </PageArea>
  );
}
