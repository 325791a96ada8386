import { onDemand, useOnDemand } from '@kadam/shared/on-demand';
import { Button } from '@kadam/shared/ui/button';
import { Chip } from '@kadam/shared/ui/chip';
import { useState } from 'react';
import type { Application } from '../../lib/applications';
import { History } from './application-progress.styles';

/** The messages with the office about an application; the code for them is loaded when opened. */
export function Messages({ application }: { readonly application: Application }) {
  const { id, status, messages } = application;
  const [isOpen, setIsOpen] = useState(false);
  const thread = useOnDemand(fetchThread, isOpen);
  const canWrite = status !== 'withdrawn';
  if (id === '' || !messages || (messages.total === 0 && !canWrite)) return null;
  return (
    <History open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        {messages.total === 0 ? 'Write to our office' : `Messages (${messages.total})`}{' '}
        {messages.unread > 0 && <Chip tone="accent">{messages.unread === 1 ? '1 new' : `${messages.unread} new`}</Chip>}
      </summary>
      {isOpen && thread.status === 'ready' && (
        <thread.code.MessageThread application={application} canWrite={canWrite} />
      )}
      {isOpen && thread.status === 'failed' && (
        <Button variant="quiet" size="sm" onClick={thread.retry}>
          Could not be loaded. Try again
        </Button>
      )}
    </History>
  );
}

const fetchThread = onDemand(() => import('./message-thread'));
