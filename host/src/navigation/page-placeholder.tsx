import { Loader } from '@kadam/shared/ui/loader';
import { VisuallyHidden } from '@kadam/shared/ui/layout';
import { Delayed, PageArea } from './page-area.styles';

/** Stands in for a page whose code is on its way. It has the page's `h1`, and shows itself only when the wait becomes one. */
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
