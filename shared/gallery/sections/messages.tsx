import { useState } from 'react';
import { Button } from '@kadam/shared/ui/button';
import { EmptyState } from '@kadam/shared/ui/empty-state';
import { Stack } from '@kadam/shared/ui/layout';
import { Notice } from '@kadam/shared/ui/notice';
import { SampleNote } from '@kadam/shared/ui/sample-note';
import { Toast, type ToastTone } from '@kadam/shared/ui/toast';
import { Row } from '../gallery.styles';

const texts: Record<ToastTone, string> = {
  neutral: 'You are signed out.',
  success: 'Resume copied to clipboard!',
  danger: 'PDF download failed. Please try again.',
};
const tones: readonly ToastTone[] = ['neutral', 'success', 'danger'];

export function Messages() {
  const [tone, setTone] = useState<ToastTone>('neutral');
  const [message, setMessage] = useState('');
  const show = (next: ToastTone) => {
    setTone(next);
    setMessage(texts[next]);
  };
  return (
    <Stack gap={2}>
      <SampleNote isSample />
      <Notice title="Your profile is not complete">
        Employers answer three times as often when skills and experience are filled in.
      </Notice>
      <Notice tone="success">You have already applied for this job.</Notice>
      <Notice
        tone="danger"
        title="Failed to load jobs"
        action={
          <Button variant="secondary" size="sm">
            Retry
          </Button>
        }
      >
        The server did not respond. Check your connection and try again.
      </Notice>
      <Row>
        {tones.map((each) => (
          <Button key={each} variant="secondary" size="sm" onClick={() => show(each)}>
            Toast: {each}
          </Button>
        ))}
      </Row>
      <Toast message={message} tone={tone} onDismiss={() => setMessage('')} />
      <EmptyState
        title="No jobs match these filters"
        text="Nothing is open in Pune for remote work today."
        action={
          <>
            <Button variant="secondary">Remove ‘Remote’</Button>
            <Button variant="quiet">Clear all filters</Button>
          </>
        }
      />
    </Stack>
  );
}
