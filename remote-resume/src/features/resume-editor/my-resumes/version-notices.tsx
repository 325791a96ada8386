import { logInAgain } from '@kadam/shared/login';
import { currentSession } from '@kadam/shared/session';
import { Button } from '@kadam/shared/ui/button';
import { Notice } from '@kadam/shared/ui/notice';
import type { ResumeEditing } from '../use-resume';
import { Conflict } from './conflict';
import { RestoredNotice } from './restored-notice';
import type { AccountResumes } from './use-account-resume';

interface VersionNoticesProps {
  readonly editing: ResumeEditing;
  readonly account: AccountResumes;
}

/** What a person has to know about the stored versions of the resume. */
export function VersionNotices({ editing, account }: VersionNoticesProps) {
  const { store, storage, restoredFrom, startOver } = editing;
  return (
    <>
      <RestoredNotice savedAt={restoredFrom} onStartOver={startOver} />
      {storage.other && (
        <Conflict
          title="Your resume was changed in two tabs"
          explanation="Choose the version to go on with. The other one is stored under More, My resumes."
          own={{ heading: 'This tab', document: store.document() }}
          other={{ heading: 'The other tab', ...storage.other }}
          choices={[
            { label: 'Use the version of this tab', onChoose: () => storage.use('this') },
            { label: 'Use the other version', onChoose: () => storage.use('other') },
          ]}
        />
      )}
      <AccountNotice account={account} own={store.document()} />
    </>
  );
}

function AccountNotice({ account: { state, sync }, own }: AccountNoticeProps) {
  const { other, message, link, isSessionOver } = state;
  if (other && sync)
    return (
      <Conflict
        title={`“${other.name}” was changed on another device`}
        explanation="Choose the version to go on with. One that is replaced is stored under More, My resumes."
        own={{ heading: 'This device', document: own }}
        other={{ heading: 'The other device', document: other.document, savedAt: Date.parse(other.updatedAt) }}
        choices={[
          { label: 'Use the version of this device', onChoose: () => void sync.resolve('this') },
          { label: 'Use the other version', onChoose: () => void sync.resolve('other') },
          { label: 'Keep both', onChoose: () => void sync.resolve('both') },
        ]}
      />
    );
  if (message === undefined) return null;
  const { token } = currentSession();
  return (
    <Notice
      tone="danger"
      title={link ? `“${link.name}” could not be saved to your account.` : message}
      action={
        link && (
          <Button
            size="sm"
            onClick={() => (isSessionOver ? logInAgain({ token, reason: message }) : void sync?.save())}
          >
            {isSessionOver ? 'Log in' : 'Retry'}
          </Button>
        )
      }
    >
      {link ? `${message} Your changes are stored on this device.` : 'Your text is stored on this device.'}
    </Notice>
  );
}

interface AccountNoticeProps extends Pick<VersionNoticesProps, 'account'> {
  readonly own: ResumeEditing['opened'];
}
