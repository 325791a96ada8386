import { Button } from '@kadam/shared/ui/button';
import { EmptyState } from '@kadam/shared/ui/empty-state';

export function NothingFound({ onClear }: { readonly onClear: (() => void) | undefined }) {
  return (
    <EmptyState
      title="No courses found"
      text="Try adjusting your search criteria or filters"
      {...(onClear && {
        action: (
          <Button variant="secondary" onClick={onClear}>
            Show all courses
          </Button>
        ),
      })}
    />
  );
}
