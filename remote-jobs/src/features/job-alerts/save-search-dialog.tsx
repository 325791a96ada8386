import { Link } from '@kadam/shared/router';
import { useSession } from '@kadam/shared/session';
import { Button } from '@kadam/shared/ui/button';
import { Dialog } from '@kadam/shared/ui/dialog';
import { Stack } from '@kadam/shared/ui/layout';
import type { JobFilters } from '../../lib/job-filters';
import { searchInWords, searchOf, suggestedName } from '../../lib/saved-search';
import { paths } from '../../paths';
import { AlertForm } from './alert-form';
import { saveSearch, useAlertForm } from './use-alert-form';

interface SaveSearchDialogProps {
  readonly filters: JobFilters;
  readonly onClose: () => void;
}

export function SaveSearchDialog({ filters, onClose }: SaveSearchDialogProps) {
  const search = searchOf(filters);
  const email = useSession((session) => session.email);
  const form = useAlertForm({ name: suggestedName(search), frequency: 'daily' }, saveSearch(search));
  if (form.state.status === 'sent')
    return (
      <Dialog key="saved" isOpen onClose={onClose} title="Your search is saved">
        <Stack gap={3}>
          <p>
            We mail you what is new, once each, to {email ?? 'the address of your account'}. Pause, change or end the
            alert on your <Link to={paths.dashboard}>dashboard</Link>.
          </p>
          <Button onClick={onClose}>Done</Button>
        </Stack>
      </Dialog>
    );
  return (
    <Dialog
      key="form"
      isOpen
      onClose={onClose}
      title="Get new jobs by mail"
      subtitle={`For the search: ${searchInWords(search)}`}
    >
      <AlertForm form={form} submitLabel="Save this search" />
    </Dialog>
  );
}
