import { useState } from 'react';
import type { ResumeDraft } from '../../lib/resume-draft';
import { resumeText } from '../../lib/resume-text';
import { downloadText } from './download-text';

interface Report {
  readonly tone: 'success' | 'danger';
  readonly message: string;
}

interface Export {
  readonly report: Report | null;
  readonly copy: () => Promise<void>;
  readonly download: () => void;
  readonly dismiss: () => void;
}

export function useExport(draft: ResumeDraft): Export {
  const [report, setReport] = useState<Report | null>(null);
  const say = (tone: Report['tone'], message: string) => setReport({ tone, message });
  return {
    report,
    copy: async () => {
      try {
        await navigator.clipboard.writeText(resumeText(draft));
        say('success', 'Resume copied to clipboard!');
      } catch {
        say('danger', 'The browser did not allow copying. Please use Download TXT instead.');
      }
    },
    download: () => {
      downloadText('resume.txt', resumeText(draft));
      say('success', 'Resume downloaded as TXT!');
    },
    dismiss: () => setReport(null),
  };
}
