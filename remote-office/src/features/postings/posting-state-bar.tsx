import { useState } from 'react';
import type { OfficePosting, PostingState } from '@kadam/shared/contract/postings';
import { Button } from '@kadam/shared/ui/button';
import { ConfirmDialog } from '@kadam/shared/ui/confirm-dialog';
import { Notice } from '@kadam/shared/ui/notice';
import { timeText } from '../../lib/times';
import { publicPostingHref } from '../../paths';
import { Notices, StateBar } from './posting-editor.styles';
import { ScheduleDialog } from './schedule-dialog';
import { StateChip } from './state-chip';
import { usePostingActions } from './use-posting';

interface PostingStateBarProps {
  readonly posting: OfficePosting;
  /** Whether there are unsaved changes. */
  readonly isDirty: boolean;
  readonly isWriter: boolean;
  readonly onChanged: (posting: OfficePosting, sentence: string) => void;
}

const DONE = {
  draft: 'The posting is a draft again.',
  scheduled: 'The posting is scheduled.',
  published: 'The posting is published.',
  closed: 'The posting is closed.',
} as const;

/** The state of a posting, and the actions on it. */
export function PostingStateBar({ posting, isDirty, isWriter, onChanged }: PostingStateBarProps) {
  const [question, setQuestion] = useState<'schedule' | 'close' | 'save'>();
  const actions = usePostingActions(posting, (changed) => onChanged(changed, DONE[changed.state]));
  const { state } = posting;
  const ask = (next: 'schedule' | 'close') => setQuestion(isDirty ? 'save' : next);
  const publish = () => (isDirty ? setQuestion('save') : void actions.changeState({ state: 'published' }));
  const end = (isDone: boolean) => isDone && setQuestion(undefined);
  const dialog = {
    isBusy: actions.isBusy,
    message: actions.failure?.message,
    onClose: () => {
      setQuestion(undefined);
      actions.forget();
    },
  };
  return (
    <>
      <StateBar>
        <StateChip posting={posting} />
        <History posting={posting} />
        {state === 'published' && <a href={publicPostingHref(posting.id)}>Public page</a>}
        {isWriter && (
          <StateActions
            state={state}
            isBusy={actions.isBusy}
            onPublish={publish}
            onAsk={ask}
            onUnschedule={() => void actions.changeState({ state: 'draft' })}
            onDuplicate={() => void actions.duplicate()}
          />
        )}
      </StateBar>
      <Notices>
        {question === 'save' && isDirty && <Notice title="Save your changes first." />}
        {question === undefined && actions.failure && <Failure failure={actions.failure} />}
      </Notices>
      {question === 'schedule' && (
        <ScheduleDialog
          {...dialog}
          publishAt={posting.publishAt}
          onSchedule={(publishAt) => void actions.changeState({ state: 'scheduled', publishAt }).then(end)}
        />
      )}
      {question === 'close' && (
        <ConfirmDialog
          {...dialog}
          title={`Close ${posting.jobName}?`}
          confirmLabel="Close the job"
          busyLabel="Closing…"
          onConfirm={() => void actions.changeState({ state: 'closed' }).then(end)}
        >
          <p>It is no longer public, and applying ends. Applications stay, and you can publish it again.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

interface StateActionsProps {
  readonly state: PostingState;
  readonly isBusy: boolean;
  readonly onPublish: () => void;
  readonly onAsk: (question: 'schedule' | 'close') => void;
  readonly onUnschedule: () => void;
  readonly onDuplicate: () => void;
}

/** The actions that are possible in each state. */
const StateActions = ({ state, isBusy, onPublish, onAsk, onUnschedule, onDuplicate }: StateActionsProps) => (
  <>
    {state !== 'published' && (
      <Button size="sm" isBusy={isBusy} onClick={onPublish}>
        {state === 'closed' ? 'Publish again' : 'Publish now'}
      </Button>
    )}
    {(state === 'draft' || state === 'scheduled') && (
      <Button size="sm" variant="secondary" onClick={() => onAsk('schedule')}>
        {state === 'draft' ? 'Schedule' : 'Change the time'}
      </Button>
    )}
    {state === 'scheduled' && (
      <Button size="sm" variant="quiet" onClick={onUnschedule}>
        Back to draft
      </Button>
    )}
    {state === 'published' && (
      <Button size="sm" variant="secondary" onClick={() => onAsk('close')}>
        Close the job
      </Button>
    )}
    <Button size="sm" variant="quiet" onClick={onDuplicate}>
      Duplicate
    </Button>
  </>
);

function History({ posting: { createdBy, changedBy, changedAt, source } }: { readonly posting: OfficePosting }) {
  const from = source === null ? createdBy && `Written by ${createdBy}` : `Imported (${source})`;
  const change = changedBy && changedAt ? `changed by ${changedBy}, ${timeText(changedAt)}` : '';
  const text = [from, change].filter(Boolean).join('; ');
  return text === '' ? null : <small>{text}</small>;
}

function Failure({ failure }: { readonly failure: NonNullable<ReturnType<typeof usePostingActions>['failure']> }) {
  const reasons = [...new Set(Object.values(failure.fieldErrors ?? {}))].filter((text) => text !== undefined);
  return (
    <Notice tone="danger" title={reasons.length > 1 ? 'Something is missing:' : failure.message}>
      {reasons.length > 1 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
