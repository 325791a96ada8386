import { useState } from 'react';
import { BRAND } from '@kadam/shared/contract/brand';
import { Button } from '@kadam/shared/ui/button';
import { Stack } from '@kadam/shared/ui/layout';
import { Notice } from '@kadam/shared/ui/notice';
import { saveFile } from '@kadam/shared/ui/save-file';
import { CodeList, Tools } from './second-factor.styles';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The recovery codes, which the server returns only once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [announcement, setAnnouncement] = useState('');
  const text = `Recovery codes for the office of ${BRAND.name}. Each works once.\n\n${codes.join('\n')}\n`;
  const handleCopy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setAnnouncement('The codes are copied.'),
      () => setAnnouncement('The browser does not allow copying. Download or print the codes.'),
    );
  return (
    <Stack gap={2}>
      <h1>Store your recovery codes</h1>
      <Notice tone="info" title="You see these codes only now">
        Each of them opens the office once without your phone. Store them where others do not find them.
      </Notice>
      <CodeList aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </CodeList>
      <Tools>
        <Button variant="secondary" onClick={handleCopy}>
          Copy
        </Button>
        <Button
          variant="secondary"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          Download
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          Print
        </Button>
      </Tools>
      <p role="status">{announcement}</p>
      <Button onClick={onDone}>I have stored them</Button>
    </Stack>
  );
}
